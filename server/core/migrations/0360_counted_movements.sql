-- Writes of the ledger are counted as those of other tables that statistics rest on; see 0280_statistics_changes.

create sequence if not exists statistics_change_times_movement;

drop trigger if exists statistics_change on times_movement;

create trigger statistics_change after insert or update or delete on times_movement for each statement execute function note_statistics_change('statistics_change_times_movement');
