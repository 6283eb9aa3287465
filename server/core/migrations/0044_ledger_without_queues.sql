-- The platform's own accounts, which times come from and used days go to, keep no balance: they never run out, and everybody who trains or is
-- topped up would wait for one another there until the disk has the transaction. What went through them is the sum of their entries.

alter table times_account alter balance drop not null;
alter table times_entry alter balance drop not null;

alter table times_account disable trigger user;
alter table times_account drop constraint if exists times_account_balance_check;
update times_account set balance = null where hospital is null and patient is null;
alter table times_account add constraint times_account_balance_check
  check (case when hospital is null and patient is null then balance is null else balance is not null and balance >= 0 end);
alter table times_account enable trigger user;

alter table times_entry disable trigger user;
update times_entry e set balance = null from times_account a where a.id = e.account and a.balance is null;
alter table times_entry enable trigger user;

create or replace function times_account_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.balance <> 0 then
      raise exception 'an account begins with nothing' using errcode = 'check_violation', constraint = 'times_account_balance';
    end if;
    new.balance = case when new.hospital is not null or new.patient is not null then 0 end;
    return new;
  end if;
  if (new.id, new.owner, new.hospital, new.patient, new.type) is distinct from (old.id, old.owner, old.hospital, old.patient, old.type) then
    raise exception 'an account keeps its owner' using errcode = 'restrict_violation';
  end if;
  if new.balance is distinct from (select e.balance from times_entry e where e.account = new.id order by e.id desc limit 1) then
    raise exception 'a balance is that of the last entry' using errcode = 'check_violation', constraint = 'times_account_balance';
  end if;
  return new;
end
$$;

-- What the ledger's triggers check of each row is looked up by its key, however many rows a statement writes: joined as tables, 20 000 entries
-- were held against every account one by one. Without `seqscan`, a plan that a session made while the tables were small stays right as they grow.

create or replace function times_entry_added() returns trigger language plpgsql set enable_seqscan = off as $$
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
  perform from times_account where id in (select account from added) and balance is not null order by id for no key update;
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
    from (
      select o.patient, (select coalesce(sum(a.balance), 0) from times_account a where a.patient = o.patient and a.type <> 'lifetime') as times
      from (select distinct (select a.patient from times_account a where a.id = e.account) as patient from added e) o where o.patient is not null
    ) own where p.id = own.patient and p.times <> own.times;
  return null;
end
$$;

-- A partial index over what is left made each use of a lot write all the indexes of its row anew; a patient has few lots.
drop index if exists by_hand_recharge_rest;

-- Of each lot as it is once its statement is done.
create or replace function recharge_lot_used() returns trigger language plpgsql as $$
begin
  if (new.hospital, new.recharge_type, new.payer, new.times, new.give_times) is distinct from (old.hospital, old.recharge_type, old.payer, old.times, old.give_times)
    or new.used_times < old.used_times or new.used_give_times < old.used_give_times
    or new.refunded_times < old.refunded_times or new.withdrawn_give_times < old.withdrawn_give_times then
    raise exception 'a lot keeps what it is, and what is gone of it does not come back' using errcode = 'check_violation', constraint = 'recharge_lot_kept';
  end if;
  if new.used_give_times > old.used_give_times and new.used_times + new.refunded_times < new.times then
    raise exception 'paid times are used before given ones' using errcode = 'check_violation', constraint = 'recharge_lot_paid_first';
  end if;
  if (new.used_times > old.used_times or new.used_give_times > old.used_give_times) and exists (
    select from recharge older where older.patient = new.patient and older.recharge_type = new.recharge_type and older.id < new.id
      and (older.used_times + older.refunded_times < older.times or older.used_give_times + older.withdrawn_give_times < older.give_times)
  ) then
    raise exception 'the oldest lot is used first' using errcode = 'check_violation', constraint = 'recharge_lot_oldest_first';
  end if;
  return null;
end
$$;

drop trigger if exists recharge_lot_update on recharge;
drop function if exists recharge_lot_update();
create trigger recharge_lot_update after update on recharge for each row
  when ((old.hospital, old.recharge_type, old.payer, old.times, old.give_times, old.used_times, old.used_give_times, old.refunded_times, old.withdrawn_give_times)
    is distinct from (new.hospital, new.recharge_type, new.payer, new.times, new.give_times, new.used_times, new.used_give_times, new.refunded_times, new.withdrawn_give_times))
  execute function recharge_lot_used();

alter function consume_record_paid() set enable_seqscan = off;
