-- Replies to clients are kept for those who ask the same, for as long as nothing they rest on has changed: the tables of what is published count
-- their writes as those of statistics do.
-- Older hosts: may go on, as a write is counted whoever makes it.

do $$
declare
  tracked text;
begin
  foreach tracked in array array['notice', 'help', 'user_help', 'news', 'knowledge', 'banner', 'case_success', 'partner', 'animation', 'version_info', 'update_info']
  loop
    execute format('create sequence if not exists %I', 'statistics_change_' || tracked);
    execute format('drop trigger if exists statistics_change on %I', tracked);
    execute format('create trigger statistics_change after insert or update or delete on %I for each statement execute function note_statistics_change(%L)', tracked, 'statistics_change_' || tracked);
  end loop;
end
$$;
