#!/bin/sh
# Makes backups without systemd timers: one at the start, then one each day at 03:30. Each is full if the newest full backup is a week old.
set -eu
pgbackrest --stanza=vigie stanza-create
pgbackrest --stanza=vigie check
while true; do
  newest=$(pgbackrest --stanza=vigie info | sed -n 's/^ *full backup: \([0-9]\{8\}\)-.*/\1/p' | tail -n 1)
  type=diff
  [ "${newest:-0}" -gt "$(date --date='7 days ago' +%Y%m%d)" ] || type=full
  next='tomorrow 03:30'
  sh "$(dirname "$0")/backup.sh" "$type" || next='1 hour'
  sleep "$(($(date --date="$next" +%s) - $(date +%s)))"
done
