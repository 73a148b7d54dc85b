"""The battle screen: two to four sides, their dice and their losses."""
