-- Writes of follow-ups and plans are counted as those of other tables that statistics rest on; see 0280_statistics_changes. The lists of whom to call read both.

create sequence if not exists statistics_change_follow_up;
create sequence if not exists statistics_change_treatment_plan;

drop trigger if exists statistics_change on follow_up;
drop trigger if exists statistics_change on treatment_plan;

create trigger statistics_change after insert or update or delete on follow_up for each statement execute function note_statistics_change('statistics_change_follow_up');
create trigger statistics_change after insert or update or delete on treatment_plan for each statement execute function note_statistics_change('statistics_change_treatment_plan');
