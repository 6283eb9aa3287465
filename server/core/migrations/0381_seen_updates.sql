-- Until when each operator has seen what is new in the back-office.
create table if not exists "update_seen" (
  "operator" integer primary key references "operator" (id),
  "seen_at" timestamp with time zone not null
);
