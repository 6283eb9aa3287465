-- The journals of money: of what patients are billed and pay (payment), and organisations (hospital_payment). What happened so far is written into
-- them as it was on its day; from then on the database refuses a document without its rows, and rows that are changed or say something else.

-- The age group of the statistics that somebody is in on a day; null before birth.
create or replace function age_band(birthday date, day date) returns text language sql immutable as $$
  select case when day < birthday then null else (array['upTo3', 'from4', 'from7', 'from10', 'from13', 'from16', 'over18'])[width_bucket(extract(year from age(day, birthday)), array[4, 7, 10, 13, 16, 19]::numeric[]) + 1] end
$$;

-- --- what happened so far

-- A top-up of which no paid time went back is not refunded because its gifts were withdrawn.
update recharge set pay_status = 'paid' where pay_status = 'refunded' and refunded_times = 0 and paid_at is not null;

-- One that was never paid and is cancelled is billed no longer for the times that went back; what was used of it stays owed.
update recharge_refund f set cancelled_amount = div(2 * r.amount * f.times::numeric + r.times, 2 * r.times)
  from recharge r where r.id = f.recharge and r.paid_at is null and r.times > 0 and f.times > 0;

insert into payment (number, day, kind, hospital, recharge_type, times, give_times, channel, amount, received, recharge, patient, payer, doctor, age_band, gender,
  created_at, created_by, updated_at, updated_by)
select r.number, on_day.day, 'sale', r.hospital, r.recharge_type, r.times, r.give_times,
  -- Whoever marked it as paid later may have said another channel, which the history keeps beside the one of this day.
  case when r.paid_at <> r.created_at and paid.changes ? 'channel' then paid.changes -> 'channel' ->> 0 else r.channel end,
  r.amount, case when r.paid_at = r.created_at then r.amount else 0 end, r.id, r.patient, r.payer, r.doctor,
  age_band(p.birthday, on_day.day), p.gender, r.created_at, r.created_by, r.created_at, r.created_by
from recharge r join patient p on p.id = r.patient
cross join (select coalesce((select time_zone from base_setting limit 1), 'Asia/Shanghai') as name) zone
cross join lateral (select (r.created_at at time zone zone.name)::date as day) on_day
left join lateral (
  select l.changes from change_log l where l.resource = 'recharge' and l.record = r.id and l.action = 'pay' and r.paid_at <> r.created_at order by l.id limit 1
) paid on true
order by r.id;

insert into payment (number, day, kind, hospital, recharge_type, channel, amount, received, recharge, patient, payer, doctor, age_band, gender, created_at, created_by, updated_at, updated_by)
select r.number || '-P', on_day.day, 'latePayment', r.hospital, r.recharge_type, r.channel, 0, r.amount, r.id, r.patient, r.payer, r.doctor,
  age_band(p.birthday, on_day.day), p.gender, r.paid_at, r.paid_by, r.paid_at, r.paid_by
from recharge r join patient p on p.id = r.patient
cross join (select coalesce((select time_zone from base_setting limit 1), 'Asia/Shanghai') as name) zone
cross join lateral (select (r.paid_at at time zone zone.name)::date as day) on_day
where r.paid_at <> r.created_at order by r.paid_at, r.id;

insert into payment (number, day, kind, hospital, recharge_type, times, give_times, channel, amount, received, recharge, recharge_refund, patient, payer, doctor, age_band, gender,
  created_at, created_by, updated_at, updated_by)
select f.number, on_day.day, case when r.paid_at is null then 'cancellation' else 'refund' end, f.hospital, f.recharge_type, -f.times, -f.give_times, f.channel,
  -(f.amount + f.cancelled_amount), -f.amount, r.id, f.id, f.patient, r.payer, r.doctor,
  age_band(p.birthday, on_day.day), p.gender, f.created_at, f.created_by, f.created_at, f.created_by
from recharge_refund f join recharge r on r.id = f.recharge join patient p on p.id = f.patient
cross join (select coalesce((select time_zone from base_setting limit 1), 'Asia/Shanghai') as name) zone
cross join lateral (select (f.created_at at time zone zone.name)::date as day) on_day
order by f.id;

update recharge r set amount = r.amount - gone.cancelled, pay_status = case when r.used_times > 0 then 'unpaid' else 'refunded' end
  from (select recharge, sum(cancelled_amount)::bigint as cancelled from recharge_refund group by recharge) gone
  where gone.recharge = r.id and r.paid_at is null and r.pay_status = 'refunded';
update recharge set pay_status = 'unpaid' where paid_at is null and pay_status = 'refunded' and refunded_times = 0;

insert into hospital_payment (number, day, kind, hospital, recharge_type, times, give_times, channel, amount, received, purchase, created_at, created_by, updated_at, updated_by)
select t.number, (t.created_at at time zone zone.name)::date, 'sale', t.hospital, t.recharge_type, t.times, t.give_times,
  case when t.paid_at <> t.created_at and paid.changes ? 'channel' then paid.changes -> 'channel' ->> 0 else t.channel end,
  t.amount, case when t.paid_at = t.created_at then t.amount else 0 end, t.id, t.created_at, t.created_by, t.created_at, t.created_by
from hospital_recharge t
cross join (select coalesce((select time_zone from base_setting limit 1), 'Asia/Shanghai') as name) zone
left join lateral (
  select l.changes from change_log l where l.resource = 'hospitalRecharge' and l.record = t.id and l.action = 'pay' and t.paid_at <> t.created_at order by l.id limit 1
) paid on true
where t.movement = 'topUp' order by t.id;

insert into hospital_payment (number, day, kind, hospital, recharge_type, channel, amount, received, purchase, created_at, created_by, updated_at, updated_by)
select t.number || '-P', (t.paid_at at time zone zone.name)::date, 'latePayment', t.hospital, t.recharge_type, t.channel, 0, t.amount, t.id, t.paid_at, by.operator, t.paid_at, by.operator
from hospital_recharge t
cross join (select coalesce((select time_zone from base_setting limit 1), 'Asia/Shanghai') as name) zone
left join lateral (
  select l.operator from change_log l where l.resource = 'hospitalRecharge' and l.record = t.id and l.action = 'pay' order by l.id limit 1
) by on true
where t.movement = 'topUp' and t.paid_at <> t.created_at order by t.paid_at, t.id;

insert into hospital_payment (number, day, kind, hospital, recharge_type, times, give_times, channel, amount, received, purchase, refund, created_at, created_by, updated_at, updated_by)
select t.number, (t.created_at at time zone zone.name)::date, 'cancellation', t.hospital, t.recharge_type, t.times, t.give_times, t.channel, t.amount, 0, t.cancels, t.id,
  t.created_at, t.created_by, t.created_at, t.created_by
from hospital_recharge t
cross join (select coalesce((select time_zone from base_setting limit 1), 'Asia/Shanghai') as name) zone
where t.cancels is not null order by t.id;

update hospital_recharge t set cancelled_amount = -c.amount from hospital_recharge c where c.cancels = t.id;

-- What an organisation gave back is of the oldest of its purchases that were not used by then; beyond that of none.
do $$
declare
  zone text := coalesce((select time_zone from base_setting limit 1), 'Asia/Shanghai');
  back record;
  given integer;
begin
  for back in
    select t.*, -t.times as taken, (
      select e.balance - e.amount from times_movement m join times_entry e on e.movement = m.id join times_account a on a.id = e.account and a.hospital = t.hospital
      where m.hospital_recharge = t.id
    ) as left_before
    from hospital_recharge t where t.movement = 'refund' and t.cancels is null order by t.id
  loop
    select coalesce(sum(t.give_times), 0) into given from hospital_recharge t
      where t.hospital = back.hospital and t.recharge_type = back.recharge_type and t.id < back.id;
    insert into hospital_payment (number, day, kind, hospital, recharge_type, times, give_times, channel, amount, received, purchase, refund, created_at, created_by, updated_at, updated_by)
    with net as (
      select p.id, p.channel, p.times + coalesce((select sum(h.times) from hospital_payment h where h.purchase = p.id and h.kind = 'refund'), 0) as times
      from hospital_recharge p
      where p.hospital = back.hospital and p.recharge_type = back.recharge_type and p.movement = 'topUp' and p.id < back.id
        and not exists (select from hospital_recharge c where c.cancels = p.id)
    ), spans as (
      select id, channel, sum(times) over (order by id) - times as first, sum(times) over (order by id) as last, sum(times) over () as bought from net
    ), begun as (
      select *, least(bought - least(greatest(coalesce(back.left_before, bought) - given, 0), bought), greatest(bought - back.taken, 0)) as start from spans
    ), parts as (
      select id, channel, least(last, start + back.taken) - greatest(first, start) as taken from begun where least(last, start + back.taken) > greatest(first, start)
    ), whole as (
      select id, channel, taken from parts
      union all select null, back.channel, back.taken - coalesce((select sum(taken) from parts), 0)
      where back.taken = 0 or back.taken > coalesce((select sum(taken) from parts), 0)
    ), counted as (
      select *, sum(taken) over (order by id nulls last) as upto, row_number() over (order by id nulls last) as place from whole
    ), priced as (
      select *, case back.taken when 0 then back.amount else round(back.amount * upto / back.taken) - round(back.amount * (upto - taken) / back.taken) end as amount from counted
    )
    select back.number, (back.created_at at time zone zone)::date, 'refund', back.hospital, back.recharge_type, -taken, case place when 1 then back.give_times else 0 end,
      coalesce(back.channel, channel), amount, amount, id, back.id, back.created_at, back.created_by, back.created_at, back.created_by
    from priced order by place;
  end loop;
end
$$;

-- --- what a record says follows from its own counts

alter table recharge drop constraint if exists recharge_state_check;
alter table recharge add constraint recharge_state_check check (total = times + give_times
  and refund_state = case when refunded_times = 0 then 'none' when refunded_times = times then 'whole' else 'part' end);

alter table hospital_recharge drop constraint if exists hospital_recharge_cancelled_check;
alter table hospital_recharge add constraint hospital_recharge_cancelled_check check (cancelled_amount = 0 or cancelled_amount between 0 and amount);

-- --- what a row may be, and that there is one of each

alter table payment drop constraint if exists payment_sums_check;
alter table payment add constraint payment_sums_check check (case kind
  when 'sale' then times >= 0 and give_times >= 0 and times + give_times > 0 and received in (0, amount) and amount >= 0 and recharge_refund is null
  when 'latePayment' then times = 0 and give_times = 0 and amount = 0 and received >= 0 and recharge_refund is null
  when 'refund' then times <= 0 and give_times <= 0 and amount <= 0 and received = amount and recharge_refund is not null
  when 'cancellation' then times <= 0 and give_times <= 0 and amount <= 0 and received = 0 and recharge_refund is not null
  else false end);

create unique index if not exists by_hand_payment_sale on payment (recharge) where kind = 'sale';
create unique index if not exists by_hand_payment_late on payment (recharge) where kind = 'latePayment';
create unique index if not exists by_hand_payment_refund on payment (recharge_refund) where recharge_refund is not null;
-- A cashier's day.
create index if not exists by_hand_payment_cashier on payment (created_by, day);

alter table hospital_payment drop constraint if exists hospital_payment_sums_check;
alter table hospital_payment add constraint hospital_payment_sums_check check (case kind
  when 'sale' then times >= 0 and give_times >= 0 and times + give_times > 0 and received in (0, amount) and amount >= 0 and purchase is not null and refund is null
  when 'latePayment' then times = 0 and give_times = 0 and amount = 0 and received >= 0 and purchase is not null and refund is null
  when 'refund' then times <= 0 and give_times <= 0 and amount <= 0 and received = amount and refund is not null
  when 'cancellation' then times <= 0 and give_times <= 0 and amount <= 0 and received = 0 and purchase is not null and refund is not null
  else false end);

create unique index if not exists by_hand_hospital_payment_sale on hospital_payment (purchase) where kind = 'sale';
create unique index if not exists by_hand_hospital_payment_late on hospital_payment (purchase) where kind = 'latePayment';
create index if not exists by_hand_hospital_payment_cashier on hospital_payment (created_by, day);

-- An organisation has one refund of a type at a time that waits for somebody to agree.
create unique index if not exists by_hand_refund_request_waiting_hospital on refund_request (hospital, recharge_type) where review = 'waiting' and recharge is null;

-- --- rows are never changed; those of a patient alone go to the one who stays in a merge

create or replace function journal_refuse() returns trigger language plpgsql as $$
begin
  raise exception '% is only ever added to', tg_table_name using errcode = 'restrict_violation';
end
$$;

drop trigger if exists payment_fixed on payment;
create trigger payment_fixed before delete or truncate on payment for each statement execute function journal_refuse();

drop trigger if exists payment_kept on payment;
create trigger payment_kept before update on payment for each row when (
  (new.id, new.number, new.day, new.kind, new.hospital, new.recharge_type, new.times, new.give_times, new.channel, new.amount, new.received, new.recharge, new.recharge_refund,
    new.payer, new.doctor, new.age_band, new.gender, new.created_at, new.created_by)
  is distinct from
  (old.id, old.number, old.day, old.kind, old.hospital, old.recharge_type, old.times, old.give_times, old.channel, old.amount, old.received, old.recharge, old.recharge_refund,
    old.payer, old.doctor, old.age_band, old.gender, old.created_at, old.created_by)
) execute function journal_refuse();

drop trigger if exists hospital_payment_fixed on hospital_payment;
create trigger hospital_payment_fixed before update or delete or truncate on hospital_payment for each statement execute function journal_refuse();

-- --- a document and its rows say the same, once the transaction that writes them ends

create or replace function payment_agrees(lot integer) returns void language plpgsql as $$
begin
  if exists (
    select from recharge r
    cross join lateral (
      select count(*) filter (where p.kind = 'sale') as sales, coalesce(sum(p.times), 0) as times, coalesce(sum(p.give_times), 0) as give_times,
        coalesce(sum(p.amount), 0) as amount, coalesce(sum(p.received), 0) as received
      from payment p where p.recharge = r.id
    ) booked
    where r.id = lot and (booked.sales <> 1 or booked.times <> r.times - r.refunded_times or booked.give_times <> r.give_times - r.withdrawn_give_times
      or booked.amount <> r.amount - r.refunded_amount or booked.received <> case when r.paid_at is null then 0 else r.amount - r.refunded_amount end)
  ) then
    raise exception 'a top-up and its payments do not say the same' using errcode = 'check_violation', constraint = 'payment_agrees';
  end if;
end
$$;

create or replace function payment_agrees_recharge() returns trigger language plpgsql as $$
begin
  perform payment_agrees(new.id);
  return null;
end
$$;

create or replace function payment_agrees_payment() returns trigger language plpgsql as $$
begin
  perform payment_agrees(new.recharge);
  return null;
end
$$;

create or replace function payment_agrees_refund() returns trigger language plpgsql as $$
begin
  if not exists (
    select from payment p where p.recharge_refund = new.id and p.recharge = new.recharge and p.times = -new.times and p.give_times = -new.give_times
      and p.received = -new.amount and p.amount = -(new.amount + new.cancelled_amount)
  ) then
    raise exception 'a refund and its payment do not say the same' using errcode = 'check_violation', constraint = 'payment_agrees';
  end if;
  return null;
end
$$;

drop trigger if exists payment_agrees_insert on recharge;
create constraint trigger payment_agrees_insert after insert on recharge deferrable initially deferred for each row execute function payment_agrees_recharge();

drop trigger if exists payment_agrees_update on recharge;
create constraint trigger payment_agrees_update after update of amount, refunded_amount, refunded_times, withdrawn_give_times, paid_at on recharge deferrable initially deferred
  for each row execute function payment_agrees_recharge();

-- A sale is looked at with its top-up.
drop trigger if exists payment_agrees on payment;
create constraint trigger payment_agrees after insert on payment deferrable initially deferred for each row when (new.kind <> 'sale') execute function payment_agrees_payment();

drop trigger if exists payment_agrees on recharge_refund;
create constraint trigger payment_agrees after insert or update of times, give_times, amount, cancelled_amount on recharge_refund deferrable initially deferred
  for each row execute function payment_agrees_refund();

create or replace function hospital_payment_agrees(document integer) returns void language plpgsql as $$
begin
  if exists (
    select from hospital_recharge t
    cross join lateral (
      select count(*) filter (where p.kind = 'sale') as sales, coalesce(sum(p.times) filter (where p.kind = 'sale'), 0) as times,
        coalesce(sum(p.amount) filter (where p.kind in ('sale', 'cancellation')), 0) as amount,
        coalesce(sum(p.received) filter (where p.kind in ('sale', 'latePayment')), 0) as received
      from hospital_payment p where p.purchase = t.id
    ) booked
    where t.id = document and t.movement = 'topUp' and (booked.sales <> 1 or booked.times <> t.times or booked.amount <> t.amount - t.cancelled_amount
      or booked.received <> case when t.paid_at is null then 0 else t.amount - t.cancelled_amount end)
  ) or exists (
    select from hospital_recharge t
    cross join lateral (
      select coalesce(sum(p.times), 0) as times, coalesce(sum(p.give_times), 0) as give_times, coalesce(sum(p.amount), 0) as amount from hospital_payment p where p.refund = t.id
    ) booked
    where t.id = document and t.movement = 'refund' and (booked.times, booked.give_times, booked.amount) is distinct from (t.times, t.give_times, t.amount)
  ) then
    raise exception 'what an organisation bought or gave back and its payments do not say the same' using errcode = 'check_violation', constraint = 'hospital_payment_agrees';
  end if;
end
$$;

create or replace function hospital_payment_agrees_recharge() returns trigger language plpgsql as $$
begin
  perform hospital_payment_agrees(new.id);
  return null;
end
$$;

create or replace function hospital_payment_agrees_payment() returns trigger language plpgsql as $$
begin
  perform hospital_payment_agrees(new.purchase);
  perform hospital_payment_agrees(new.refund);
  return null;
end
$$;

drop trigger if exists hospital_payment_agrees on hospital_recharge;
create constraint trigger hospital_payment_agrees after insert or update of amount, times, give_times, paid_at, cancelled_amount on hospital_recharge deferrable initially deferred
  for each row execute function hospital_payment_agrees_recharge();

drop trigger if exists hospital_payment_agrees on hospital_payment;
create constraint trigger hospital_payment_agrees after insert on hospital_payment deferrable initially deferred for each row execute function hospital_payment_agrees_payment();
