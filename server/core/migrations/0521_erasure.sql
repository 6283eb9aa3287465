-- erasure
--
-- Tables: data_request, patient

alter table "patient" add column if not exists "nameless_since" timestamp with time zone;

alter table "data_request" add column if not exists "proposed_by" integer;

alter table "data_request" add column if not exists "proposed_at" timestamp with time zone;

alter table "data_request" add column if not exists "erased" jsonb;

create index if not exists "data_request_proposed_by_idx" on "data_request" ("proposed_by", "id");

do $$ begin if not exists (select from pg_constraint where conrelid = to_regclass('"data_request"') and conname = 'data_request_proposed_by_fkey') then
  alter table "data_request" add constraint "data_request_proposed_by_fkey" foreign key ("proposed_by") references "operator" (id);
end if; end $$;

-- What a law has kept of somebody who was erased: nothing in the product reads it.
create table if not exists sealed_record (
  id integer generated always as identity primary key,
  request text not null, -- the number under which it was erased
  resource text not null,
  records integer not null, -- how many of them
  until date not null, -- the last day of its legal time
  sealed_at timestamptz not null,
  content text not null
);

create index if not exists sealed_record_until on sealed_record (until);

-- Two people erase, whoever writes: one asks for it, and another one is noted beside what was done.
do $$ begin if not exists (select from pg_constraint where conrelid = to_regclass('data_request') and conname = 'data_request_two_people') then
  alter table data_request add constraint data_request_two_people check (
    jsonb_typeof(erased) is distinct from 'array' or (proposed_by is not null and answered_by is not null and proposed_by <> answered_by));
end if; end $$;
