-- second factor
--
-- Tables: operator, role

-- What an authenticator makes codes with, sealed, and the step of time whose code was taken last.
create table if not exists second_factor (
  operator integer primary key,
  secret text not null,
  last_step integer not null,
  since timestamptz not null
);

-- A secret that was told, until its first code is entered.
create table if not exists second_factor_setup (
  operator integer primary key,
  secret text not null,
  expires_at timestamptz not null
);

-- Codes that take the place of an authenticator, each once; kept as a SHA-256.
create table if not exists recovery_code (
  operator integer not null,
  code_hash text not null,
  primary key (operator, code_hash)
);

-- Sign-ins of which the password was right and the second factor is waited for.
create table if not exists sign_in_ticket (
  token_hash text primary key, -- SHA-256 of the ticket, hexadecimal
  operator integer not null,
  remember boolean not null,
  tries integer not null default 0,
  expires_at timestamptz not null
);

create index if not exists sign_in_ticket_operator on sign_in_ticket (operator);
alter table "operator" add column if not exists "second_factor" boolean not null default false;

alter table "role" add column if not exists "second_factor_required" boolean not null default false;

create index if not exists "operator_second_factor_idx" on "operator" ("second_factor", "id");

create or replace function "operator_totals_insert"() returns trigger language plpgsql as $$
begin
  insert into total_delta (resource, scope, field, value, deleted, n)
  select 'operator', scope, field, value, deleted, sum(n)
  from (select coalesce("hospital", 0) as scope, deleted as deleted, "data_scope"::text as f0, "status"::text as f1, "second_factor"::text as f2, 1 as n from added) row, lateral (values ('', ''), ('dataScope', f0), ('status', f1), ('secondFactor', f2)) counted (field, value)
  where value is not null
  group by scope, field, value, deleted having sum(n) <> 0;
  return null;
end
$$;

comment on function "operator_totals_insert"() is '{"resource":"operator","scope":"hospital","deleted":true,"fields":{"dataScope":"data_scope","status":"status","secondFactor":"second_factor"}}';

drop trigger if exists "operator_totals_insert" on "operator";

create trigger "operator_totals_insert" after insert on "operator" referencing new table as added
  for each statement execute function "operator_totals_insert"();

create or replace function "operator_totals_update"() returns trigger language plpgsql as $$
begin
  if exists (select coalesce("hospital", 0) as scope, deleted as deleted, "data_scope"::text as f0, "status"::text as f1, "second_factor"::text as f2 from added except all select coalesce("hospital", 0) as scope, deleted as deleted, "data_scope"::text as f0, "status"::text as f1, "second_factor"::text as f2 from removed) then
  insert into total_delta (resource, scope, field, value, deleted, n)
  select 'operator', scope, field, value, deleted, sum(n)
  from (select coalesce("hospital", 0) as scope, deleted as deleted, "data_scope"::text as f0, "status"::text as f1, "second_factor"::text as f2, 1 as n from added union all select coalesce("hospital", 0) as scope, deleted as deleted, "data_scope"::text as f0, "status"::text as f1, "second_factor"::text as f2, -1 from removed) row, lateral (values ('', ''), ('dataScope', f0), ('status', f1), ('secondFactor', f2)) counted (field, value)
  where value is not null
  group by scope, field, value, deleted having sum(n) <> 0;
  end if;
  return null;
end
$$;

comment on function "operator_totals_update"() is '{"resource":"operator","scope":"hospital","deleted":true,"fields":{"dataScope":"data_scope","status":"status","secondFactor":"second_factor"}}';

drop trigger if exists "operator_totals_update" on "operator";

create trigger "operator_totals_update" after update on "operator" referencing old table as removed new table as added
  for each statement execute function "operator_totals_update"();

create or replace function "operator_totals_delete"() returns trigger language plpgsql as $$
begin
  insert into total_delta (resource, scope, field, value, deleted, n)
  select 'operator', scope, field, value, deleted, sum(n)
  from (select coalesce("hospital", 0) as scope, deleted as deleted, "data_scope"::text as f0, "status"::text as f1, "second_factor"::text as f2, -1 as n from removed) row, lateral (values ('', ''), ('dataScope', f0), ('status', f1), ('secondFactor', f2)) counted (field, value)
  where value is not null
  group by scope, field, value, deleted having sum(n) <> 0;
  return null;
end
$$;

comment on function "operator_totals_delete"() is '{"resource":"operator","scope":"hospital","deleted":true,"fields":{"dataScope":"data_scope","status":"status","secondFactor":"second_factor"}}';

drop trigger if exists "operator_totals_delete" on "operator";

create trigger "operator_totals_delete" after delete on "operator" referencing old table as removed
  for each statement execute function "operator_totals_delete"();

lock table "operator" in share row exclusive mode;

delete from total where resource = 'operator';

delete from total_delta where resource = 'operator';

insert into total_delta (resource, scope, field, value, deleted, n)
  select 'operator', scope, field, value, deleted, sum(n)
  from (select coalesce("hospital", 0) as scope, deleted as deleted, "data_scope"::text as f0, "status"::text as f1, "second_factor"::text as f2, 1 as n from "operator") row, lateral (values ('', ''), ('dataScope', f0), ('status', f1), ('secondFactor', f2)) counted (field, value)
  where value is not null
  group by scope, field, value, deleted having sum(n) <> 0;
