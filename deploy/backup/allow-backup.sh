#!/bin/sh
# Runs once, when the database is made: the service `backup` may read a base backup, with its password.
set -eu
echo "host replication $POSTGRES_USER all scram-sha-256" >> "$PGDATA/pg_hba.conf"
