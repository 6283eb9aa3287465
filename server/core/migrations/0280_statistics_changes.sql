-- Answers of statistics are kept for those who ask the same, for as long as nothing they rest on has changed. Each table counts its writes by a
-- sequence, which nobody waits for. Who writes holds a shared lock until the write is seen or undone, so that a reader can tell that one is under way.

create or replace function note_statistics_change() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared((779::bigint << 32) | tg_relid::bigint);
  perform nextval(tg_argv[0]::regclass);
  return null;
end
$$;

do $$
declare
  tracked text;
begin
  foreach tracked in array array['payment', 'hospital_payment', 'patient', 'case', 'case_record', 'consume_record', 'game_record', 'hospital', 'doctor', 'operator', 'project', 'game', 'device', 'dict', 'recharge']
  loop
    execute format('create sequence if not exists %I', 'statistics_change_' || tracked);
    execute format('drop trigger if exists statistics_change on %I', tracked);
    execute format('create trigger statistics_change after insert or update or delete on %I for each statement execute function note_statistics_change(%L)', tracked, 'statistics_change_' || tracked);
  end loop;
end
$$;
