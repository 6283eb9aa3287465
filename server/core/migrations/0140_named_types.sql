-- Types of notices and of help have names: 1 stands in the top bar, 2 does not. Other numbers had no meaning, and become 2; the history keeps what they were.
--
-- Tables: notice, help

with found as (select id, type from notice where type > 2 for update), changed as (
  update notice set type = 2, version = version + 1, updated_at = now() from found where notice.id = found.id)
insert into change_log (resource, record, action, operator, at, request_id, changes)
  select 'notice', id, 'update', null, now(), '0140_named_types', jsonb_build_object('type', jsonb_build_array(type, 2)) from found;

with found as (select id, type from help where type > 2 for update), changed as (
  update help set type = 2, version = version + 1, updated_at = now() from found where help.id = found.id)
insert into change_log (resource, record, action, operator, at, request_id, changes)
  select 'help', id, 'update', null, now(), '0140_named_types', jsonb_build_object('type', jsonb_build_array(type, 2)) from found;
