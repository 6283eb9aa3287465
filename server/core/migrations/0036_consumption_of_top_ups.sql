-- consumption of top ups
--
-- Tables: consume_record, project_type

alter table "project_type" add column if not exists "consumes" text not null default 'ordinary';

alter table "consume_record" add column if not exists "recharge" integer;

create index if not exists "consume_record_recharge_idx" on "consume_record" ("recharge", "id");

do $$ begin if not exists (select from pg_constraint where conrelid = to_regclass('"consume_record"') and conname = 'consume_record_recharge_fkey') then
  alter table "consume_record" add constraint "consume_record_recharge_fkey" foreign key ("recharge") references "recharge" (id);
end if; end $$;

create or replace function "consume_record_totals_insert"() returns trigger language plpgsql as $$
begin
  insert into total_delta (resource, scope, field, value, deleted, n)
  select 'consumeRecord', scope, field, value, deleted, sum(n)
  from (select coalesce("hospital", 0) as scope, false as deleted, "patient"::text as f0, "recharge_type"::text as f1, "recharge"::text as f2, "given"::text as f3, "owed"::text as f4, 1 as n from added) row, lateral (values ('', ''), ('patient', f0), ('rechargeType', f1), ('recharge', f2), ('given', f3), ('owed', f4)) counted (field, value)
  where value is not null
  group by scope, field, value, deleted having sum(n) <> 0;
  return null;
end
$$;

comment on function "consume_record_totals_insert"() is '{"resource":"consumeRecord","scope":"hospital","deleted":false,"fields":{"patient":"patient","rechargeType":"recharge_type","recharge":"recharge","given":"given","owed":"owed"}}';

drop trigger if exists "consume_record_totals_insert" on "consume_record";

create trigger "consume_record_totals_insert" after insert on "consume_record" referencing new table as added
  for each statement execute function "consume_record_totals_insert"();

create or replace function "consume_record_totals_update"() returns trigger language plpgsql as $$
begin
  if exists (select coalesce("hospital", 0) as scope, false as deleted, "patient"::text as f0, "recharge_type"::text as f1, "recharge"::text as f2, "given"::text as f3, "owed"::text as f4 from added except all select coalesce("hospital", 0) as scope, false as deleted, "patient"::text as f0, "recharge_type"::text as f1, "recharge"::text as f2, "given"::text as f3, "owed"::text as f4 from removed) then
  insert into total_delta (resource, scope, field, value, deleted, n)
  select 'consumeRecord', scope, field, value, deleted, sum(n)
  from (select coalesce("hospital", 0) as scope, false as deleted, "patient"::text as f0, "recharge_type"::text as f1, "recharge"::text as f2, "given"::text as f3, "owed"::text as f4, 1 as n from added union all select coalesce("hospital", 0) as scope, false as deleted, "patient"::text as f0, "recharge_type"::text as f1, "recharge"::text as f2, "given"::text as f3, "owed"::text as f4, -1 from removed) row, lateral (values ('', ''), ('patient', f0), ('rechargeType', f1), ('recharge', f2), ('given', f3), ('owed', f4)) counted (field, value)
  where value is not null
  group by scope, field, value, deleted having sum(n) <> 0;
  end if;
  return null;
end
$$;

comment on function "consume_record_totals_update"() is '{"resource":"consumeRecord","scope":"hospital","deleted":false,"fields":{"patient":"patient","rechargeType":"recharge_type","recharge":"recharge","given":"given","owed":"owed"}}';

drop trigger if exists "consume_record_totals_update" on "consume_record";

create trigger "consume_record_totals_update" after update on "consume_record" referencing old table as removed new table as added
  for each statement execute function "consume_record_totals_update"();

create or replace function "consume_record_totals_delete"() returns trigger language plpgsql as $$
begin
  insert into total_delta (resource, scope, field, value, deleted, n)
  select 'consumeRecord', scope, field, value, deleted, sum(n)
  from (select coalesce("hospital", 0) as scope, false as deleted, "patient"::text as f0, "recharge_type"::text as f1, "recharge"::text as f2, "given"::text as f3, "owed"::text as f4, -1 as n from removed) row, lateral (values ('', ''), ('patient', f0), ('rechargeType', f1), ('recharge', f2), ('given', f3), ('owed', f4)) counted (field, value)
  where value is not null
  group by scope, field, value, deleted having sum(n) <> 0;
  return null;
end
$$;

comment on function "consume_record_totals_delete"() is '{"resource":"consumeRecord","scope":"hospital","deleted":false,"fields":{"patient":"patient","rechargeType":"recharge_type","recharge":"recharge","given":"given","owed":"owed"}}';

drop trigger if exists "consume_record_totals_delete" on "consume_record";

create trigger "consume_record_totals_delete" after delete on "consume_record" referencing old table as removed
  for each statement execute function "consume_record_totals_delete"();

lock table "consume_record" in share row exclusive mode;

delete from total where resource = 'consumeRecord';

delete from total_delta where resource = 'consumeRecord';

insert into total_delta (resource, scope, field, value, deleted, n)
  select 'consumeRecord', scope, field, value, deleted, sum(n)
  from (select coalesce("hospital", 0) as scope, false as deleted, "patient"::text as f0, "recharge_type"::text as f1, "recharge"::text as f2, "given"::text as f3, "owed"::text as f4, 1 as n from "consume_record") row, lateral (values ('', ''), ('patient', f0), ('rechargeType', f1), ('recharge', f2), ('given', f3), ('owed', f4)) counted (field, value)
  where value is not null
  group by scope, field, value, deleted having sum(n) <> 0;
