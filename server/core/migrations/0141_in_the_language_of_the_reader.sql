-- What the server itself has to say of a record is kept as a key, and told in the language of whoever reads it: why a refund that was agreed to failed, and what a
-- message was about. Both stood there in the language of whoever had set them off.
--
-- Tables: message, refund_request
-- Allowed although it may lose data: require:message.about
-- Allowed although it may lose data: drop:message.subject
-- Allowed although it may lose data: drop:message.search

drop index if exists "message_search_idx";

alter table "refund_request" add column if not exists "failure" text;

-- Only the server wrote an answer to what failed, and there was one cause. The history keeps what it said.
with found as (select id, answer from refund_request where review = 'failed' for update), changed as (
  update refund_request set failure = 'nothingLeft', answer = null, version = version + 1 from found where refund_request.id = found.id)
insert into change_log (resource, record, action, operator, at, request_id, changes)
  select 'refundRequest', id, 'update', null, now(), '0141_in_the_language_of_the_reader', jsonb_build_object('answer', jsonb_build_array(answer, null), 'failure', jsonb_build_array(null, 'nothingLeft')) from found;

alter table "message" add column if not exists "about" text;

alter table "message" add column if not exists "language" text not null default 'zh';

-- The subjects that the product has ever given its messages; what else there may be was about an account.
do $do$ begin
  if exists (select from information_schema.columns where table_schema = current_schema() and table_name = 'message' and column_name = 'subject') then
    update "message" set
      "about" = case
        when "subject" in ('您的账号与一次性密码', 'Your account and one-time password') then 'oneTimePassword'
        when "subject" in ('验证码', 'Your code') then 'code'
        when "subject" = '系统设置已变更 / Settings were changed' then 'settingsChanged'
        when "subject" in ('测试消息', 'Test message') then 'test'
        else 'account' end,
      "language" = case when "subject" = '系统设置已变更 / Settings were changed' then 'both' when "subject" ~ '^[[:ascii:]]*$' then 'en' else 'zh' end;
  end if;
end $do$;

alter table "message" alter column "about" set not null;

create index if not exists "message_about_idx" on "message" ("about", "id");

create or replace function "message_totals_insert"() returns trigger language plpgsql as $$
begin
  insert into total_delta (resource, scope, field, value, deleted, n)
  select 'message', scope, field, value, deleted, sum(n)
  from (select 0 as scope, false as deleted, "channel"::text as f0, "about"::text as f1, "state"::text as f2, "reason"::text as f3, 1 as n from added) row, lateral (values ('', ''), ('channel', f0), ('about', f1), ('state', f2), ('reason', f3)) counted (field, value)
  where value is not null
  group by scope, field, value, deleted having sum(n) <> 0;
  return null;
end
$$;

comment on function "message_totals_insert"() is '{"resource":"message","scope":null,"deleted":false,"fields":{"channel":"channel","about":"about","state":"state","reason":"reason"}}';

drop trigger if exists "message_totals_insert" on "message";

create trigger "message_totals_insert" after insert on "message" referencing new table as added
  for each statement execute function "message_totals_insert"();

create or replace function "message_totals_update"() returns trigger language plpgsql as $$
begin
  if exists (select 0 as scope, false as deleted, "channel"::text as f0, "about"::text as f1, "state"::text as f2, "reason"::text as f3 from added except all select 0 as scope, false as deleted, "channel"::text as f0, "about"::text as f1, "state"::text as f2, "reason"::text as f3 from removed) then
  insert into total_delta (resource, scope, field, value, deleted, n)
  select 'message', scope, field, value, deleted, sum(n)
  from (select 0 as scope, false as deleted, "channel"::text as f0, "about"::text as f1, "state"::text as f2, "reason"::text as f3, 1 as n from added union all select 0 as scope, false as deleted, "channel"::text as f0, "about"::text as f1, "state"::text as f2, "reason"::text as f3, -1 from removed) row, lateral (values ('', ''), ('channel', f0), ('about', f1), ('state', f2), ('reason', f3)) counted (field, value)
  where value is not null
  group by scope, field, value, deleted having sum(n) <> 0;
  end if;
  return null;
end
$$;

comment on function "message_totals_update"() is '{"resource":"message","scope":null,"deleted":false,"fields":{"channel":"channel","about":"about","state":"state","reason":"reason"}}';

drop trigger if exists "message_totals_update" on "message";

create trigger "message_totals_update" after update on "message" referencing old table as removed new table as added
  for each statement execute function "message_totals_update"();

create or replace function "message_totals_delete"() returns trigger language plpgsql as $$
begin
  insert into total_delta (resource, scope, field, value, deleted, n)
  select 'message', scope, field, value, deleted, sum(n)
  from (select 0 as scope, false as deleted, "channel"::text as f0, "about"::text as f1, "state"::text as f2, "reason"::text as f3, -1 as n from removed) row, lateral (values ('', ''), ('channel', f0), ('about', f1), ('state', f2), ('reason', f3)) counted (field, value)
  where value is not null
  group by scope, field, value, deleted having sum(n) <> 0;
  return null;
end
$$;

comment on function "message_totals_delete"() is '{"resource":"message","scope":null,"deleted":false,"fields":{"channel":"channel","about":"about","state":"state","reason":"reason"}}';

drop trigger if exists "message_totals_delete" on "message";

create trigger "message_totals_delete" after delete on "message" referencing old table as removed
  for each statement execute function "message_totals_delete"();

lock table "message" in share row exclusive mode;

delete from total where resource = 'message';

delete from total_delta where resource = 'message';

insert into total_delta (resource, scope, field, value, deleted, n)
  select 'message', scope, field, value, deleted, sum(n)
  from (select 0 as scope, false as deleted, "channel"::text as f0, "about"::text as f1, "state"::text as f2, "reason"::text as f3, 1 as n from "message") row, lateral (values ('', ''), ('channel', f0), ('about', f1), ('state', f2), ('reason', f3)) counted (field, value)
  where value is not null
  group by scope, field, value, deleted having sum(n) <> 0;

alter table "message" drop column if exists "subject";

alter table "message" drop column if exists "search";
