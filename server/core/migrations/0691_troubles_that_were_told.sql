-- What was told of jobs that failed and of messages that were not delivered, so that it is told once, and when it is over.
-- Older hosts: may still run
create table if not exists trouble_told (
  "subject" text primary key,
  "told_at" timestamptz not null
);
