-- Files that come by parts, and what is known of them once they are whole.

alter table "upload" add column if not exists "name" text;

-- The usual ending of such files, by their contents; pictures have none.
alter table "upload" add column if not exists "type" text;

alter table "upload" add column if not exists "sha256" text;

create table if not exists "upload_part" (
  "key" text primary key,
  "operator" integer not null,
  "field" text not null, -- what it is for, as resource.field
  "name" text not null,
  "size" integer not null, -- bytes, as it will be
  "created_at" timestamptz not null,
  "touched_at" timestamptz not null,
  "lock" text, -- who writes it at this moment
  "locked_until" timestamptz
);

create index if not exists "upload_part_touched_at" on "upload_part" ("touched_at");

-- Gigabytes that may be filled by such files, all together.
alter table "config_setting" add column if not exists "upload_quota" integer not null default 50;
