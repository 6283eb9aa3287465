-- Kept totals. Statement triggers on the resource tables append deltas, fold_totals() adds them up now and then, and a
-- reader takes the sum of both tables, so that no page counts its rows and writers never wait for one another.

create table if not exists total (
  resource text not null,
  scope integer not null, -- id of the organisation, 0 where the resource has none
  field text not null, -- '' counts all rows, else a filter field
  value text not null, -- value of that field, '' with field ''
  deleted boolean not null,
  n bigint not null,
  primary key (resource, field, value, deleted, scope)
);

create table if not exists total_delta (
  resource text not null,
  scope integer not null,
  field text not null,
  value text not null,
  deleted boolean not null,
  n bigint not null
);

create index if not exists total_delta_key on total_delta (resource, field, value);

-- Adds the deltas to the totals and answers how many there were. One folds at a time; a second call at once answers 0.
create or replace function fold_totals() returns bigint language plpgsql as $$
declare
  folded bigint;
begin
  if not pg_try_advisory_xact_lock(4710234) then
    return 0;
  end if;
  with taken as (
    delete from total_delta returning resource, scope, field, value, deleted, n
  ), added as (
    insert into total as t (resource, scope, field, value, deleted, n)
    select resource, scope, field, value, deleted, sum(n) from taken
    group by resource, field, value, deleted, scope
    having sum(n) <> 0
    on conflict (resource, field, value, deleted, scope) do update set n = t.n + excluded.n
  )
  select count(*) into folded from taken;
  return folded;
end
$$;
