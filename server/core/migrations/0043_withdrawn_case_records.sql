-- withdrawn case records
--
-- Tables: case_record

alter table "case_record" add column if not exists "withdrawn" boolean not null default false;

create index if not exists "case_record_withdrawn_idx" on "case_record" ("withdrawn", "id");

create or replace function "case_record_totals_insert"() returns trigger language plpgsql as $$
begin
  insert into total_delta (resource, scope, field, value, deleted, n)
  select 'caseRecord', scope, field, value, deleted, sum(n)
  from (select coalesce("hospital", 0) as scope, deleted as deleted, "case"::text as f0, "patient"::text as f1, "level"::text as f2, "withdrawn"::text as f3, 1 as n from added) row, lateral (values ('', ''), ('case', f0), ('patient', f1), ('level', f2), ('withdrawn', f3)) counted (field, value)
  where value is not null
  group by scope, field, value, deleted having sum(n) <> 0;
  return null;
end
$$;

comment on function "case_record_totals_insert"() is '{"resource":"caseRecord","scope":"hospital","deleted":true,"fields":{"case":"case","patient":"patient","level":"level","withdrawn":"withdrawn"}}';

drop trigger if exists "case_record_totals_insert" on "case_record";

create trigger "case_record_totals_insert" after insert on "case_record" referencing new table as added
  for each statement execute function "case_record_totals_insert"();

create or replace function "case_record_totals_update"() returns trigger language plpgsql as $$
begin
  if exists (select coalesce("hospital", 0) as scope, deleted as deleted, "case"::text as f0, "patient"::text as f1, "level"::text as f2, "withdrawn"::text as f3 from added except all select coalesce("hospital", 0) as scope, deleted as deleted, "case"::text as f0, "patient"::text as f1, "level"::text as f2, "withdrawn"::text as f3 from removed) then
  insert into total_delta (resource, scope, field, value, deleted, n)
  select 'caseRecord', scope, field, value, deleted, sum(n)
  from (select coalesce("hospital", 0) as scope, deleted as deleted, "case"::text as f0, "patient"::text as f1, "level"::text as f2, "withdrawn"::text as f3, 1 as n from added union all select coalesce("hospital", 0) as scope, deleted as deleted, "case"::text as f0, "patient"::text as f1, "level"::text as f2, "withdrawn"::text as f3, -1 from removed) row, lateral (values ('', ''), ('case', f0), ('patient', f1), ('level', f2), ('withdrawn', f3)) counted (field, value)
  where value is not null
  group by scope, field, value, deleted having sum(n) <> 0;
  end if;
  return null;
end
$$;

comment on function "case_record_totals_update"() is '{"resource":"caseRecord","scope":"hospital","deleted":true,"fields":{"case":"case","patient":"patient","level":"level","withdrawn":"withdrawn"}}';

drop trigger if exists "case_record_totals_update" on "case_record";

create trigger "case_record_totals_update" after update on "case_record" referencing old table as removed new table as added
  for each statement execute function "case_record_totals_update"();

create or replace function "case_record_totals_delete"() returns trigger language plpgsql as $$
begin
  insert into total_delta (resource, scope, field, value, deleted, n)
  select 'caseRecord', scope, field, value, deleted, sum(n)
  from (select coalesce("hospital", 0) as scope, deleted as deleted, "case"::text as f0, "patient"::text as f1, "level"::text as f2, "withdrawn"::text as f3, -1 as n from removed) row, lateral (values ('', ''), ('case', f0), ('patient', f1), ('level', f2), ('withdrawn', f3)) counted (field, value)
  where value is not null
  group by scope, field, value, deleted having sum(n) <> 0;
  return null;
end
$$;

comment on function "case_record_totals_delete"() is '{"resource":"caseRecord","scope":"hospital","deleted":true,"fields":{"case":"case","patient":"patient","level":"level","withdrawn":"withdrawn"}}';

drop trigger if exists "case_record_totals_delete" on "case_record";

create trigger "case_record_totals_delete" after delete on "case_record" referencing old table as removed
  for each statement execute function "case_record_totals_delete"();

lock table "case_record" in share row exclusive mode;

delete from total where resource = 'caseRecord';

delete from total_delta where resource = 'caseRecord';

insert into total_delta (resource, scope, field, value, deleted, n)
  select 'caseRecord', scope, field, value, deleted, sum(n)
  from (select coalesce("hospital", 0) as scope, deleted as deleted, "case"::text as f0, "patient"::text as f1, "level"::text as f2, "withdrawn"::text as f3, 1 as n from "case_record") row, lateral (values ('', ''), ('case', f0), ('patient', f1), ('level', f2), ('withdrawn', f3)) counted (field, value)
  where value is not null
  group by scope, field, value, deleted having sum(n) <> 0;
