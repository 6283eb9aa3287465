-- The first and the last examination of each case within any range are read from an index that has all that the effect of treatment is told by.

create index if not exists by_hand_case_record_effect on case_record ("case", patient, hospital, examined_on)
  include (corrected_right, corrected_left, level_right, level_left, amblyopia_type_right, amblyopia_type_left) where not deleted;

-- A statement with a function that is not said to be safe in parallel is worked out by one process alone.
alter function age_band(date, date) parallel safe;
