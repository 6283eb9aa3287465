-- names of any case
--
-- Tables: operator
--
-- User names and mailboxes that differ in their case alone are one. Of several accounts with one name the one in use that is oldest keeps it;
-- the others sign in by their name, a hyphen and their number. A mailbox stays with one account alone. The history tells both.

do $$
declare
  one record;
  next text;
  suffix text;
begin
  for one in
    select "id", "username" from (
      select "id", "username", row_number() over (partition by lower("username") order by "status" <> 'opened', "id") as place
      from "operator" where not "deleted"
    ) named where place > 1 order by "id"
  loop
    suffix := '-' || one."id";
    loop
      next := left(one."username", 25 - length(suffix)) || suffix;
      exit when not exists (select from "operator" where lower("username") = lower(next));
      suffix := suffix || '-' || one."id";
    end loop;
    -- The search finds the number too.
    update "operator" set "username" = next, "version" = "version" + 1, "updated_at" = now(), "updated_by" = null,
      "search" = "search" || array(select left(one."id"::text, n) from generate_series(1, length(one."id"::text)) n) where "id" = one."id";
    insert into change_log (resource, record, action, at, request_id, changes)
      values ('operator', one."id", 'update', now(), 'migration', jsonb_build_object('username', jsonb_build_array(one."username", next)));
  end loop;
end
$$;

with "repeated" as (
  select "id", "email", row_number() over (partition by lower("email") order by "status" <> 'opened', "id") as place
  from "operator" where not "deleted" and "email" is not null
), "cleared" as (
  update "operator" o set "email" = null, "version" = o."version" + 1, "updated_at" = now(), "updated_by" = null
  from "repeated" r where r."id" = o."id" and r.place > 1 returning o."id", r."email"
)
insert into change_log (resource, record, action, at, request_id, changes)
  select 'operator', "id", 'update', now(), 'migration', jsonb_build_object('email', jsonb_build_array(left("email", 3) || '***', null)) from "cleared";

drop index if exists "operator_username_key";

drop index if exists "operator_email_key";

create unique index if not exists "operator_username_key" on "operator" (lower("username")) where not "deleted";

create unique index if not exists "operator_email_key" on "operator" (lower("email")) where not "deleted";
