"""Computer players as they were before there were levels: what today's are measured against. Nobody plays them else."""
