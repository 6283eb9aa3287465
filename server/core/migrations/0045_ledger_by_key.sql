-- A batch of records writes some fifty entries, and what its triggers read of accounts and patients is looked up by key: where these tables have some
-- thousand rows, the planner would rather read them as a whole than find fifty. Only nested loops are left to it, over an index.

create or replace function times_entry_added() returns trigger language plpgsql
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  if exists (
    select from (select distinct movement from added) a
    cross join lateral (select sum(e.amount) as rest, sum(e.amount) filter (where e.amount > 0) as moved from times_entry e where e.movement = a.movement) sides
    where rest <> 0 or moved <> (select m.times + m.give_times from times_movement m where m.id = a.movement)
  ) then
    raise exception 'the sides of a movement do not balance' using errcode = 'check_violation', constraint = 'times_entry_sides';
  end if;
  if exists (
    select from added e where (select a.type from times_account a where a.id = e.account) <> (select m.type from times_movement m where m.id = e.movement)
  ) then
    raise exception 'a movement is between accounts of its own type' using errcode = 'check_violation', constraint = 'times_entry_type';
  end if;
  perform from times_account where id = any (array(select distinct account from added)) and balance is not null order by id for no key update;
  if exists (
    select from (
      select e.balance, (select a.balance from times_account a where a.id = e.account) + sum(e.amount) over (partition by e.account order by e.id) as due from added e
    ) chain where balance is distinct from due
  ) then
    raise exception 'a balance does not follow from the entries before it' using errcode = 'check_violation', constraint = 'times_entry_chain';
  end if;
  update times_account a set balance = last.balance
    from (select distinct on (account) account, balance from added order by account, id desc) last where a.id = last.account and last.balance is not null;
  update patient p set times = own.times
    from (select distinct (select a.patient from times_account a where a.id = e.account) as patient from added e) o
    cross join lateral (select coalesce(sum(a.balance), 0) as times from times_account a where a.patient = o.patient and a.type <> 'lifetime') own
    where p.id = o.patient and p.times <> own.times;
  return null;
end
$$;

alter function consume_record_paid() set enable_hashjoin = off;
alter function consume_record_paid() set enable_mergejoin = off;
