-- What has to hold of money that comes and goes by Alipay, whoever writes.
-- Order of locks: an order, then its organisation and accounts; where times are taken back, accounts before the order that they were bought by, which is paid then.

alter table payment_order drop constraint if exists payment_order_state_check;
alter table payment_order add constraint payment_order_state_check check (
  amount > 0 and refunded_amount between 0 and received_amount
  and case state
    when 'made' then received_amount = 0 and purchase is null
    when 'closed' then received_amount = 0 and purchase is null and closed_at is not null
    when 'failed' then received_amount > 0 and purchase is null and failure is not null
    when 'paid' then received_amount = amount and trade_no is not null
    when 'refunded' then received_amount = amount and refunded_amount = amount
    else false end
  -- No money without times, no times without money.
  and (purchase is not null) = (purpose = 'topUp' and state in ('paid', 'refunded')));

alter table payment_refund drop constraint if exists payment_refund_amount_check;
alter table payment_refund add constraint payment_refund_amount_check check (amount > 0 and (state = 'refunded') = (refunded_at is not null));

-- An order is paid once, and what it is of stays.
create or replace function payment_order_kept() returns trigger language plpgsql as $$
begin
  if (new.number, new.hospital, new.purpose, new.recharge_type, new.times, new.amount, new.price, new.way, new.app_id)
      is distinct from (old.number, old.hospital, old.purpose, old.recharge_type, old.times, old.amount, old.price, old.way, old.app_id)
    or (new.state <> old.state and (old.state, new.state) not in (('made', 'paid'), ('made', 'closed'), ('made', 'failed'), ('closed', 'paid'), ('closed', 'failed'), ('paid', 'refunded')))
    or new.refunded_amount < old.refunded_amount
    or (old.received_amount > 0 and (new.received_amount, new.trade_no, new.purchase) is distinct from (old.received_amount, old.trade_no, old.purchase))
  then
    raise exception 'an order of Alipay keeps what it is' using errcode = 'check_violation', constraint = 'payment_order_kept';
  end if;
  return new;
end
$$;

drop trigger if exists payment_order_kept on payment_order;
create trigger payment_order_kept before update on payment_order for each row execute function payment_order_kept();

-- What it bought is what it says.
create or replace function payment_order_agrees() returns trigger language plpgsql as $$
begin
  if not exists (
    select from hospital_recharge r where r.id = new.purchase and r.movement = 'topUp' and r.paid_at is not null
      and (r.hospital, r.recharge_type, r.times, r.give_times, r.amount) = (new.hospital, new.recharge_type, new.times, 0, new.amount)
  ) then
    raise exception 'an order of Alipay and what it bought do not say the same' using errcode = 'check_violation', constraint = 'payment_order_agrees';
  end if;
  return null;
end
$$;

drop trigger if exists payment_order_agrees on payment_order;
create constraint trigger payment_order_agrees after insert or update of purchase on payment_order deferrable initially deferred for each row when (new.purchase is not null) execute function payment_order_agrees();

-- Money of a purchase that came by Alipay goes back by Alipay: that it is owed stands there as soon as it is booked, in the same transaction.
create or replace function payment_refund_owed() returns trigger language plpgsql as $$
begin
  insert into payment_refund (number, payment_order, hospital, amount, state, payment, check_at, created_at, created_by, updated_at, updated_by)
  select o.number || 'R' || upper(substr(replace(gen_random_uuid()::text, '-', ''), 1, 12)), o.id, o.hospital, -new.received, 'waiting', new.id, new.created_at, new.created_at, new.created_by, new.created_at, new.created_by
  from payment_order o where o.purchase = new.purchase;
  return null;
end
$$;

drop trigger if exists payment_refund_owed on hospital_payment;
create trigger payment_refund_owed after insert on hospital_payment for each row when (new.kind = 'refund' and new.received < 0 and new.purchase is not null) execute function payment_refund_owed();

-- No more goes back than came, and what goes back stays what it is.
create or replace function payment_refund_within() returns trigger language plpgsql as $$
declare
  came bigint;
begin
  if tg_op = 'UPDATE' then
    if (new.number, new.payment_order, new.amount, new.payment) is distinct from (old.number, old.payment_order, old.amount, old.payment) or (old.state = 'refunded' and new.state <> 'refunded') then
      raise exception 'a refund keeps what it is' using errcode = 'check_violation', constraint = 'payment_refund_kept';
    end if;
    return new;
  end if;
  select received_amount into came from payment_order where id = new.payment_order for no key update;
  if (select coalesce(sum(amount), 0) from payment_refund where payment_order = new.payment_order) + new.amount > came then
    raise exception 'no more goes back than came' using errcode = 'check_violation', constraint = 'payment_refund_within';
  end if;
  return new;
end
$$;

drop trigger if exists payment_refund_within on payment_refund;
create trigger payment_refund_within before insert or update on payment_refund for each row execute function payment_refund_within();

create index if not exists by_hand_payment_order_check on payment_order (check_at) where state in ('made', 'closed');
create index if not exists by_hand_payment_refund_check on payment_refund (check_at) where state = 'waiting';
