-- The age band of a day is written into the statements that ask for it, where it was called for each row: a date is a moment only by a time zone of the session, so that
-- the planner kept away from a function that called itself immutable. It answers what it answered.

create or replace function age_band(birthday date, day date) returns text language sql immutable as $$
  select case when day < birthday then null else (array['upTo3', 'from4', 'from7', 'from10', 'from13', 'from16', 'over18'])[width_bucket(date_part('year', age(day::timestamp, birthday::timestamp)), array[4, 7, 10, 13, 16, 19]::double precision[]) + 1] end
$$;
