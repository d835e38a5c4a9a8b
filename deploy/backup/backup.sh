#!/bin/sh
# Makes a backup of the type `full` or `diff`. Then records the time in the database, for the alarm BackupOld.
set -eu
pgbackrest --stanza=vigie --type="$1" backup
psql --no-psqlrc --quiet --dbname="${PGDATABASE:-vigie}" --command="INSERT INTO task_claims (task) VALUES ('backup')
  ON CONFLICT (task) DO UPDATE SET claimed_at = now()"
