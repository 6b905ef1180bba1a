#!/bin/sh
# A base backup each night and the WAL between them: docs/runbooks/backup.md restores a point in time from both.
set -eu

while :; do
  day=$(date -u +%Y-%m-%d)
  if [ ! -d "/backups/$day" ]; then
    pg_basebackup --pgdata "/backups/$day.part" --format tar --gzip --checkpoint fast --wal-method stream
    # Pictures and releases never change under their names: a copy of the new ones is enough.
    mkdir -p /backups/store
    cp --archive --no-clobber /store/. /backups/store/
    mv "/backups/$day.part" "/backups/$day"
    find /backups -mindepth 1 -maxdepth 1 -name '20*' -mtime "+$KEEP_DAYS" -exec rm -rf {} +
    find /archive -type f -mtime "+$KEEP_DAYS" -delete
    echo "backup of $day is complete"
  fi
  sleep 600
done
