-- letters with files
--
-- Tables: application_mail
-- Older hosts: must have stopped

alter table "application_mail" add column if not exists "attachments" text[];

-- A letter has several files in the place of one; so does what is said of its changes.
do $$ begin
  if exists (select from information_schema.columns where table_schema = current_schema() and table_name = 'application_mail' and column_name = 'attachment') then
    update application_mail set attachments = array[attachment] where attachment is not null;
    update change_log set changes = (changes - 'attachment') || jsonb_build_object('attachments', jsonb_build_array(
      case when jsonb_typeof(changes -> 'attachment' -> 0) = 'string' then jsonb_build_array(changes -> 'attachment' -> 0) end,
      case when jsonb_typeof(changes -> 'attachment' -> 1) = 'string' then jsonb_build_array(changes -> 'attachment' -> 1) end))
    where resource = 'applicationMail' and jsonb_typeof(changes -> 'attachment') = 'array';
    alter table application_mail drop column attachment;
  end if;
end $$;
