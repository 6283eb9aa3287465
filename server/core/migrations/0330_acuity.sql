-- Visual acuity in SQL, for what is worked out over many examinations at once. The rules are those of domain/visualAcuity.ts; a test holds both together.

-- The decimal in hundredths (0.6 is 60); null for a code.
create or replace function acuity_hundredths(value text) returns integer language sql immutable parallel safe as $$
  select case when value ~ '^\d' then round(value::numeric * 100)::integer end
$$;

-- The order from the worst to the best: NLP, LP, HM, CF, decimals. Who did not cooperate has no place in it.
create or replace function acuity_rank(value text) returns integer language sql immutable parallel safe as $$
  select case value when 'UC' then null when 'NLP' then -4 when 'LP' then -3 when 'HM' then -2 when 'CF' then -1 else acuity_hundredths(value) end
$$;

-- The line of the chart that is read, counted from 0; -1 below the first. Null for a code.
create or replace function acuity_line(value text) returns integer language sql immutable parallel safe as $$
  select width_bucket(acuity_hundredths(value), array[2, 4, 6, 8, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 120, 150, 200]) - 1
$$;
