#!/bin/sh
# Writes a backup of the database and then the uploaded files into a folder of its own below BACKUP_DIR, and removes those of more than BACKUP_DAYS ago.
# Run from the product's folder with the variables of the host. Nothing is removed where the new one failed.
set -eu
umask 077
folder=${BACKUP_DIR:-/var/backups/vision-back-office}
days=${BACKUP_DAYS:-30}
data=${DATA_DIR:-./data}
now=$(date -u +%Y-%m-%dT%H%M%SZ)
new=$folder/$now
before=$(find "$folder" -mindepth 1 -maxdepth 1 -type d -name '20??-??-??T??????Z' | sort | tail -n 1)

mkdir "$new.partial"
trap 'rm -rf "$new.partial"' EXIT
node --import tsx server/platform/backup/backup.ts "$new.partial/database.backup"
if [ -d "$data/uploads" ]; then
  # A file never changes under its name: where rsync is installed, those that the last backup has take no room again.
  if command -v rsync >/dev/null; then rsync -a ${before:+--link-dest="$before/uploads"} "$data/uploads/" "$new.partial/uploads/"
  else cp -R "$data/uploads" "$new.partial/uploads"
  fi
fi
mv "$new.partial" "$new"
find "$folder" -mindepth 1 -maxdepth 1 -type d -name '20??-??-??T??????Z*' ! -name "$now" -mtime "+$days" -exec rm -rf {} +
echo "$new"
