-- games of records
--
-- Tables: game_record

alter table "game_record" add column if not exists "game" integer;

create index if not exists "game_record_game_idx" on "game_record" ("game", "id");

do $$ begin if not exists (select from pg_constraint where conrelid = to_regclass('"game_record"') and conname = 'game_record_game_fkey') then
  alter table "game_record" add constraint "game_record_game_fkey" foreign key ("game") references "game" (id);
end if; end $$;

create or replace function "game_record_totals_insert"() returns trigger language plpgsql as $$
begin
  insert into total_delta (resource, scope, field, value, deleted, n)
  select 'gameRecord', scope, field, value, deleted, sum(n)
  from (select coalesce("hospital", 0) as scope, false as deleted, "patient"::text as f0, "project"::text as f1, "game"::text as f2, "device"::text as f3, 1 as n from added) row, lateral (values ('', ''), ('patient', f0), ('project', f1), ('game', f2), ('device', f3)) counted (field, value)
  where value is not null
  group by scope, field, value, deleted having sum(n) <> 0;
  return null;
end
$$;

comment on function "game_record_totals_insert"() is '{"resource":"gameRecord","scope":"hospital","deleted":false,"fields":{"patient":"patient","project":"project","game":"game","device":"device"}}';

drop trigger if exists "game_record_totals_insert" on "game_record";

create trigger "game_record_totals_insert" after insert on "game_record" referencing new table as added
  for each statement execute function "game_record_totals_insert"();

create or replace function "game_record_totals_update"() returns trigger language plpgsql as $$
begin
  if exists (select coalesce("hospital", 0) as scope, false as deleted, "patient"::text as f0, "project"::text as f1, "game"::text as f2, "device"::text as f3 from added except all select coalesce("hospital", 0) as scope, false as deleted, "patient"::text as f0, "project"::text as f1, "game"::text as f2, "device"::text as f3 from removed) then
  insert into total_delta (resource, scope, field, value, deleted, n)
  select 'gameRecord', scope, field, value, deleted, sum(n)
  from (select coalesce("hospital", 0) as scope, false as deleted, "patient"::text as f0, "project"::text as f1, "game"::text as f2, "device"::text as f3, 1 as n from added union all select coalesce("hospital", 0) as scope, false as deleted, "patient"::text as f0, "project"::text as f1, "game"::text as f2, "device"::text as f3, -1 from removed) row, lateral (values ('', ''), ('patient', f0), ('project', f1), ('game', f2), ('device', f3)) counted (field, value)
  where value is not null
  group by scope, field, value, deleted having sum(n) <> 0;
  end if;
  return null;
end
$$;

comment on function "game_record_totals_update"() is '{"resource":"gameRecord","scope":"hospital","deleted":false,"fields":{"patient":"patient","project":"project","game":"game","device":"device"}}';

drop trigger if exists "game_record_totals_update" on "game_record";

create trigger "game_record_totals_update" after update on "game_record" referencing old table as removed new table as added
  for each statement execute function "game_record_totals_update"();

create or replace function "game_record_totals_delete"() returns trigger language plpgsql as $$
begin
  insert into total_delta (resource, scope, field, value, deleted, n)
  select 'gameRecord', scope, field, value, deleted, sum(n)
  from (select coalesce("hospital", 0) as scope, false as deleted, "patient"::text as f0, "project"::text as f1, "game"::text as f2, "device"::text as f3, -1 as n from removed) row, lateral (values ('', ''), ('patient', f0), ('project', f1), ('game', f2), ('device', f3)) counted (field, value)
  where value is not null
  group by scope, field, value, deleted having sum(n) <> 0;
  return null;
end
$$;

comment on function "game_record_totals_delete"() is '{"resource":"gameRecord","scope":"hospital","deleted":false,"fields":{"patient":"patient","project":"project","game":"game","device":"device"}}';

drop trigger if exists "game_record_totals_delete" on "game_record";

create trigger "game_record_totals_delete" after delete on "game_record" referencing old table as removed
  for each statement execute function "game_record_totals_delete"();

lock table "game_record" in share row exclusive mode;

delete from total where resource = 'gameRecord';

delete from total_delta where resource = 'gameRecord';

insert into total_delta (resource, scope, field, value, deleted, n)
  select 'gameRecord', scope, field, value, deleted, sum(n)
  from (select coalesce("hospital", 0) as scope, false as deleted, "patient"::text as f0, "project"::text as f1, "game"::text as f2, "device"::text as f3, 1 as n from "game_record") row, lateral (values ('', ''), ('patient', f0), ('project', f1), ('game', f2), ('device', f3)) counted (field, value)
  where value is not null
  group by scope, field, value, deleted having sum(n) <> 0;
