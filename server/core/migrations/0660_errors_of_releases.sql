-- A device that lost a release to a smaller share does not have it any more: pausing would give it back.
alter table "client_offer" add column if not exists "let_go_at" timestamptz;

-- How often each device reported that a release failed.
create table if not exists "client_failure" (
  "platform" text not null,
  "release" text not null,
  "device" integer not null references "device" (id) on delete cascade,
  "count" integer not null,
  "last_at" timestamptz not null,
  primary key ("platform", "release", "device")
);
