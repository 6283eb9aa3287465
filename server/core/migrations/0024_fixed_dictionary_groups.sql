-- fixed dictionary groups
--
-- Tables: dict_group

alter table "dict_group" add column if not exists "fixed" boolean not null default false;

create index if not exists "dict_group_fixed_idx" on "dict_group" ("fixed", "id");

create or replace function "dict_group_totals_insert"() returns trigger language plpgsql as $$
begin
  insert into total_delta (resource, scope, field, value, deleted, n)
  select 'dictGroup', scope, field, value, deleted, sum(n)
  from (select 0 as scope, false as deleted, "fixed"::text as f0, 1 as n from added) row, lateral (values ('', ''), ('fixed', f0)) counted (field, value)
  where value is not null
  group by scope, field, value, deleted having sum(n) <> 0;
  return null;
end
$$;

comment on function "dict_group_totals_insert"() is '{"resource":"dictGroup","scope":null,"deleted":false,"fields":{"fixed":"fixed"}}';

drop trigger if exists "dict_group_totals_insert" on "dict_group";

create trigger "dict_group_totals_insert" after insert on "dict_group" referencing new table as added
  for each statement execute function "dict_group_totals_insert"();

create or replace function "dict_group_totals_update"() returns trigger language plpgsql as $$
begin
  if exists (select 0 as scope, false as deleted, "fixed"::text as f0 from added except all select 0 as scope, false as deleted, "fixed"::text as f0 from removed) then
  insert into total_delta (resource, scope, field, value, deleted, n)
  select 'dictGroup', scope, field, value, deleted, sum(n)
  from (select 0 as scope, false as deleted, "fixed"::text as f0, 1 as n from added union all select 0 as scope, false as deleted, "fixed"::text as f0, -1 from removed) row, lateral (values ('', ''), ('fixed', f0)) counted (field, value)
  where value is not null
  group by scope, field, value, deleted having sum(n) <> 0;
  end if;
  return null;
end
$$;

comment on function "dict_group_totals_update"() is '{"resource":"dictGroup","scope":null,"deleted":false,"fields":{"fixed":"fixed"}}';

drop trigger if exists "dict_group_totals_update" on "dict_group";

create trigger "dict_group_totals_update" after update on "dict_group" referencing old table as removed new table as added
  for each statement execute function "dict_group_totals_update"();

create or replace function "dict_group_totals_delete"() returns trigger language plpgsql as $$
begin
  insert into total_delta (resource, scope, field, value, deleted, n)
  select 'dictGroup', scope, field, value, deleted, sum(n)
  from (select 0 as scope, false as deleted, "fixed"::text as f0, -1 as n from removed) row, lateral (values ('', ''), ('fixed', f0)) counted (field, value)
  where value is not null
  group by scope, field, value, deleted having sum(n) <> 0;
  return null;
end
$$;

comment on function "dict_group_totals_delete"() is '{"resource":"dictGroup","scope":null,"deleted":false,"fields":{"fixed":"fixed"}}';

drop trigger if exists "dict_group_totals_delete" on "dict_group";

create trigger "dict_group_totals_delete" after delete on "dict_group" referencing old table as removed
  for each statement execute function "dict_group_totals_delete"();

lock table "dict_group" in share row exclusive mode;

delete from total where resource = 'dictGroup';

delete from total_delta where resource = 'dictGroup';

insert into total_delta (resource, scope, field, value, deleted, n)
  select 'dictGroup', scope, field, value, deleted, sum(n)
  from (select 0 as scope, false as deleted, "fixed"::text as f0, 1 as n from "dict_group") row, lateral (values ('', ''), ('fixed', f0)) counted (field, value)
  where value is not null
  group by scope, field, value, deleted having sum(n) <> 0;
