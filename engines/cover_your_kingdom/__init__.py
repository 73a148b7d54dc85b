"""Cover Your Kingdom: settle and steal clans of punning creatures; two to eight Rulers."""
