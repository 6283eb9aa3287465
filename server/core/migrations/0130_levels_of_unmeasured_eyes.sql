-- Nobody is not amblyopic by one eye alone: where the other could not be measured, the level of the patient is not known. The history keeps what it was.
--
-- Tables: case, case_record

with found as (
  update "case" set level = 'notComparable', version = version + 1, updated_at = now()
  where level = 'none' and 'notComparable' in (level_right, level_left) returning id)
insert into change_log (resource, record, action, operator, at, request_id, changes)
  select 'case', id, 'update', null, now(), '0130_levels_of_unmeasured_eyes', '{"level": ["none", "notComparable"]}' from found;

with found as (
  update case_record set level = 'notComparable', version = version + 1, updated_at = now()
  where level = 'none' and 'notComparable' in (level_right, level_left) returning id)
insert into change_log (resource, record, action, operator, at, request_id, changes)
  select 'caseRecord', id, 'update', null, now(), '0130_levels_of_unmeasured_eyes', '{"level": ["none", "notComparable"]}' from found;
