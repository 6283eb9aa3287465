-- Articles have a category, may be on top, and are counted when they are read, as news is.
--
-- Tables: knowledge
-- Older hosts: must have stopped

alter table "knowledge" add column if not exists "category" text;

alter table "knowledge" add column if not exists "on_top" boolean not null default false;

alter table "knowledge" add column if not exists "read_count" integer not null default 0;

create index if not exists "knowledge_category_idx" on "knowledge" ("category", "id");

create index if not exists "knowledge_on_top_idx" on "knowledge" ("on_top", "id");

create or replace function "knowledge_totals_insert"() returns trigger language plpgsql as $$
begin
  insert into total_delta (resource, scope, field, value, deleted, n)
  select 'knowledge', scope, field, value, deleted, sum(n)
  from (select 0 as scope, false as deleted, "category"::text as f0, "difficulty"::text as f1, "on_top"::text as f2, "state"::text as f3, 1 as n from added) row, lateral (values ('', ''), ('category', f0), ('difficulty', f1), ('onTop', f2), ('state', f3)) counted (field, value)
  where value is not null
  group by scope, field, value, deleted having sum(n) <> 0;
  return null;
end
$$;

comment on function "knowledge_totals_insert"() is '{"resource":"knowledge","scope":null,"deleted":false,"fields":{"category":"category","difficulty":"difficulty","onTop":"on_top","state":"state"}}';

drop trigger if exists "knowledge_totals_insert" on "knowledge";

create trigger "knowledge_totals_insert" after insert on "knowledge" referencing new table as added
  for each statement execute function "knowledge_totals_insert"();

create or replace function "knowledge_totals_update"() returns trigger language plpgsql as $$
begin
  if exists (select 0 as scope, false as deleted, "category"::text as f0, "difficulty"::text as f1, "on_top"::text as f2, "state"::text as f3 from added except all select 0 as scope, false as deleted, "category"::text as f0, "difficulty"::text as f1, "on_top"::text as f2, "state"::text as f3 from removed) then
  insert into total_delta (resource, scope, field, value, deleted, n)
  select 'knowledge', scope, field, value, deleted, sum(n)
  from (select 0 as scope, false as deleted, "category"::text as f0, "difficulty"::text as f1, "on_top"::text as f2, "state"::text as f3, 1 as n from added union all select 0 as scope, false as deleted, "category"::text as f0, "difficulty"::text as f1, "on_top"::text as f2, "state"::text as f3, -1 from removed) row, lateral (values ('', ''), ('category', f0), ('difficulty', f1), ('onTop', f2), ('state', f3)) counted (field, value)
  where value is not null
  group by scope, field, value, deleted having sum(n) <> 0;
  end if;
  return null;
end
$$;

comment on function "knowledge_totals_update"() is '{"resource":"knowledge","scope":null,"deleted":false,"fields":{"category":"category","difficulty":"difficulty","onTop":"on_top","state":"state"}}';

drop trigger if exists "knowledge_totals_update" on "knowledge";

create trigger "knowledge_totals_update" after update on "knowledge" referencing old table as removed new table as added
  for each statement execute function "knowledge_totals_update"();

create or replace function "knowledge_totals_delete"() returns trigger language plpgsql as $$
begin
  insert into total_delta (resource, scope, field, value, deleted, n)
  select 'knowledge', scope, field, value, deleted, sum(n)
  from (select 0 as scope, false as deleted, "category"::text as f0, "difficulty"::text as f1, "on_top"::text as f2, "state"::text as f3, -1 as n from removed) row, lateral (values ('', ''), ('category', f0), ('difficulty', f1), ('onTop', f2), ('state', f3)) counted (field, value)
  where value is not null
  group by scope, field, value, deleted having sum(n) <> 0;
  return null;
end
$$;

comment on function "knowledge_totals_delete"() is '{"resource":"knowledge","scope":null,"deleted":false,"fields":{"category":"category","difficulty":"difficulty","onTop":"on_top","state":"state"}}';

drop trigger if exists "knowledge_totals_delete" on "knowledge";

create trigger "knowledge_totals_delete" after delete on "knowledge" referencing old table as removed
  for each statement execute function "knowledge_totals_delete"();

lock table "knowledge" in share row exclusive mode;

delete from total where resource = 'knowledge';

delete from total_delta where resource = 'knowledge';

insert into total_delta (resource, scope, field, value, deleted, n)
  select 'knowledge', scope, field, value, deleted, sum(n)
  from (select 0 as scope, false as deleted, "category"::text as f0, "difficulty"::text as f1, "on_top"::text as f2, "state"::text as f3, 1 as n from "knowledge") row, lateral (values ('', ''), ('category', f0), ('difficulty', f1), ('onTop', f2), ('state', f3)) counted (field, value)
  where value is not null
  group by scope, field, value, deleted having sum(n) <> 0;

-- The days on which an article was opened on a device, so that a device counts once a day.
create table if not exists "knowledge_read" (
  "knowledge" integer not null references "knowledge" (id) on delete cascade,
  "device" integer not null references "device" (id),
  "day" date not null,
  primary key ("knowledge", "device", "day")
);
