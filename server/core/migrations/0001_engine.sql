-- What the engine itself keeps: the log of changes, the log of reads and the answers that repeated calls get again.
-- Records and operators are named by id without foreign keys: a log outlives what it tells of.

-- Who changed what. `changes` holds { field: [from, to] }, masked values masked; secrets are left out.
create table if not exists change_log (
  id bigint generated always as identity primary key,
  resource text not null,
  record integer, -- null where an action is on the whole list
  action text not null,
  operator integer, -- null for a public call
  at timestamptz not null,
  request_id text not null,
  changes jsonb not null
);

create index if not exists change_log_record on change_log (resource, record, id);
create index if not exists change_log_operator on change_log (operator, id);

-- Who looked at what is sensitive. `record` is null for an export, which is one entry however many rows it has.
create table if not exists read_log (
  id bigint generated always as identity primary key,
  resource text not null,
  record integer,
  kind text not null check (kind in ('open', 'export', 'contact')),
  operator integer,
  at timestamptz not null,
  request_id text not null
);

create index if not exists read_log_record on read_log (resource, record, id);
create index if not exists read_log_operator on read_log (operator, id);

-- First answers of writes that came with an Idempotency-Key, kept for a day.
create table if not exists idempotency (
  operator integer not null, -- 0 for a public call
  key text not null,
  call text not null, -- method and path
  body_hash text not null, -- SHA-256
  status integer,
  response jsonb,
  created timestamptz not null,
  primary key (operator, key)
);

create index if not exists idempotency_created on idempotency (created);
