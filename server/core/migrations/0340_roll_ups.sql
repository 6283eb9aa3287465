-- Roll-ups of facts: sums of rows by day or month, organisation and dimensions, from which statistics are answered. They are kept as the totals of
-- lists are: triggers append what a statement changed, and fold_totals() adds it up now and then. The migrations that follow make the tables of each.

-- What is kept of some facts. It is answered from where `next_piece` is null: before that, hosts are at building it up from the rows that were there.
create table if not exists roll_up (
  facts text primary key,
  source text not null, -- the table of the rows
  definition text not null, -- what is kept, as JSON; a host uses it where it declares the same
  time_zone text, -- by which moments have their days; null where there are none
  next_piece integer default 0, -- the first piece of rows that is not in it yet
  built_at timestamptz
);

-- Each table of sums, and where its changes wait.
create table if not exists kept_sum (
  target text primary key,
  delta text not null,
  facts text references roll_up (facts) on delete cascade,
  keys text[] not null,
  sums text[] not null,
  month text -- the key of which only the month counts
);

insert into kept_sum (target, delta, keys, sums) values ('total', 'total_delta', array['resource', 'field', 'value', 'deleted', 'scope'], array['n'])
on conflict do nothing;

-- The part of a statement that adds the rows `taken` to a table of sums.
create or replace function fold_into(target text, keys text[], sums text[], month text) returns text language sql immutable as $$
  select format('%I as (insert into %I as kept (%s, %s) select %s, %s from taken group by %s having %s on conflict (%s) do update set %s)', 'into_' || target, target,
    (select string_agg(format('%I', key), ', ') from unnest(keys) key), (select string_agg(format('%I', one), ', ') from unnest(sums) one),
    (select string_agg(case when key = month then format('date_trunc(''month'', %I)::date', key) else format('%I', key) end, ', ') from unnest(keys) key),
    (select string_agg(format('sum(%I)', one), ', ') from unnest(sums) one),
    (select string_agg(place::text, ', ') from generate_subscripts(keys, 1) place),
    (select string_agg(format('sum(%I) <> 0', one), ' or ') from unnest(sums) one),
    (select string_agg(format('%I', key), ', ') from unnest(keys) key),
    (select string_agg(format('%1$I = kept.%1$I + excluded.%1$I', one), ', ') from unnest(sums) one))
$$;

-- Adds the deltas to the sums and answers how many there were. One folds at a time; a second call at once answers 0. What is not built up yet waits.
create or replace function fold_totals() returns bigint language plpgsql as $$
declare
  kept record;
  is_waiting boolean;
  folded bigint := 0;
  found_now bigint;
begin
  if not pg_try_advisory_xact_lock(4710234) then
    return 0;
  end if;
  for kept in
    select k.delta, string_agg(fold_into(k.target, k.keys, k.sums, k.month), ', ' order by k.target) as folds
    from kept_sum k left join roll_up r on r.facts = k.facts where r.next_piece is null group by k.delta order by k.delta
  loop
    execute format('select exists (select from %I)', kept.delta) into is_waiting;
    if is_waiting then
      execute format('with taken as (delete from %I returning *), %s select count(*) from taken', kept.delta, kept.folds) into found_now;
      folded := folded + found_now;
    end if;
  end loop;
  return folded;
end
$$;

-- Forgets what is kept of some facts, so that hosts build it up anew; until then, numbers are read from the rows.
create or replace function restart_roll_up(named text) returns void language plpgsql as $$
declare
  kept text;
begin
  perform pg_advisory_xact_lock(4710234);
  for kept in select target from kept_sum where facts = named union select delta from kept_sum where facts = named loop
    execute format('delete from %I', kept);
  end loop;
  update roll_up set next_piece = 0, built_at = null where facts = named;
end
$$;

-- The same for all that is kept of a table: after rows were written past its triggers.
create or replace function restart_roll_ups(written text) returns void language sql as $$
  select restart_roll_up(facts) from roll_up where source = written
$$;
