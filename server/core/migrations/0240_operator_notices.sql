-- What the product itself tells an operator is kept as a key of the catalogues with its parameters, told in the language of whoever reads it, and stands in a table of
-- its own: among the announcements that people write it was a text in two languages, and nobody but the product could do anything with it.
--
-- Tables: notice
-- Allowed although it may lose data: drop:notice.personal
-- Allowed although it may lose data: drop:notice.operators

-- The ids are those of announcements too, so that an id alone says which entry of the bell was read.
create table if not exists operator_notice (
  id integer primary key default nextval(pg_get_serial_sequence('notice', 'id')),
  operator integer not null,
  key text not null,
  parameters jsonb not null,
  link jsonb, -- where it leads: {"resource", "id"}
  created_at timestamptz not null,
  read_at timestamptz
);

create index if not exists operator_notice_operator on operator_notice (operator, id);

create index if not exists operator_notice_unread on operator_notice (operator) where read_at is null;

create index if not exists operator_notice_created_at on operator_notice (created_at);

-- The language in which an operator last signed in, for what is sent when they are not there to be asked.
create table if not exists operator_language (
  operator integer primary key,
  language text not null
);

-- What was told before stays as it was written.
do $do$ begin
  if exists (select from information_schema.columns where table_schema = current_schema() and table_name = 'notice' and column_name = 'personal') then
    insert into operator_notice (operator, key, parameters, created_at, read_at)
      select o.operator, 'asWritten',
        jsonb_build_object('title', n.title, 'text', replace(replace(replace(btrim(regexp_replace(n.content, '(<[^>]*>)+', ' ', 'g')), '&lt;', '<'), '&gt;', '>'), '&amp;', '&')),
        coalesce(n.published_at, n.created_at), r.read_at
      from notice n cross join lateral unnest(n.operators) as o (operator) left join notice_read r on r.notice = n.id and r.operator = o.operator
      where n.personal order by n.id, o.operator;
    delete from notice_read r using notice n where n.id = r.notice and n.personal;
    delete from notice where personal;
  end if;
end $do$;

alter table "notice" drop column if exists "personal";

alter table "notice" drop column if exists "operators";
