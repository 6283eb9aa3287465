-- Prepaid cards in the ledger and in the journal of payments. Their times move into an account of their own when they are sold, and their money is
-- booked then and only then; a top-up that comes by one is paid by what was booked of the card. Order of locks: cards, lots, patients, accounts.

-- What is kept of the code that redeems a card: never the code.
create table if not exists card_code (
  card integer primary key references card (id),
  hash text not null
);

-- --- the ledger

alter table times_account add column if not exists card integer references card (id);
alter table times_account disable trigger user;
alter table times_account drop constraint if exists times_account_owner_check;
alter table times_account add constraint times_account_owner_check check (case owner
  when 'organisation' then hospital is not null and patient is null and card is null
  when 'patient' then patient is not null and hospital is null and card is null
  when 'card' then card is not null and hospital is null and patient is null
  else owner in ('issue', 'used') and hospital is null and patient is null and card is null end);
alter table times_account drop constraint if exists times_account_balance_check;
alter table times_account add constraint times_account_balance_check
  check (case when hospital is null and patient is null and card is null then balance is null else balance is not null and balance >= 0 end);
alter table times_account enable trigger user;

create unique index if not exists times_account_card_key on times_account (card, type) where card is not null;
drop index if exists times_account_owner_key;
create unique index if not exists times_account_owner_key on times_account (owner, type) where hospital is null and patient is null and card is null;

alter table times_movement add column if not exists card integer references card (id);
alter table times_movement drop constraint if exists times_movement_kind_check;
alter table times_movement add constraint times_movement_kind_check
  check (kind in ('organisationTopUp', 'organisationRefund', 'topUp', 'refund', 'consume', 'settle', 'merge', 'cardSale', 'cardRefund'));
-- None twice: a card is sold, redeemed and taken back once.
create unique index if not exists times_movement_card_key on times_movement (card, kind) where card is not null;

create or replace function times_account_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.balance <> 0 then
      raise exception 'an account begins with nothing' using errcode = 'check_violation', constraint = 'times_account_balance';
    end if;
    new.balance = case when new.hospital is not null or new.patient is not null or new.card is not null then 0 end;
    return new;
  end if;
  if (new.id, new.owner, new.hospital, new.patient, new.card, new.type) is distinct from (old.id, old.owner, old.hospital, old.patient, old.card, old.type) then
    raise exception 'an account keeps its owner' using errcode = 'restrict_violation';
  end if;
  if new.balance is distinct from (select e.balance from times_entry e where e.account = new.id order by e.id desc limit 1) then
    raise exception 'a balance is that of the last entry' using errcode = 'check_violation', constraint = 'times_account_balance';
  end if;
  return new;
end
$$;

-- --- the journal

alter table payment drop constraint if exists payment_sums_check;
alter table payment add constraint payment_sums_check check (num_nonnulls(recharge, card) = 1 and (card is not null or (patient is not null and gender is not null)) and case kind
  when 'sale' then times >= 0 and give_times >= 0 and times + give_times > 0 and received in (0, amount) and amount >= 0 and recharge_refund is null
  when 'latePayment' then times = 0 and give_times = 0 and amount = 0 and received >= 0 and recharge_refund is null
  when 'refund' then times <= 0 and give_times <= 0 and amount <= 0 and received = amount and (recharge_refund is not null or card is not null)
  when 'cancellation' then times <= 0 and give_times <= 0 and amount <= 0 and received = 0 and (recharge_refund is not null or card is not null)
  else false end);

-- A card is sold, paid later and taken back once.
create unique index if not exists by_hand_payment_card on payment (card, (case when kind = 'cancellation' then 'refund' else kind end)) where card is not null;

drop trigger if exists payment_kept on payment;
create trigger payment_kept before update on payment for each row when (
  (new.id, new.number, new.day, new.kind, new.hospital, new.recharge_type, new.times, new.give_times, new.channel, new.amount, new.received, new.recharge, new.recharge_refund, new.card,
    new.payer, new.doctor, new.age_band, new.gender, new.created_at, new.created_by)
  is distinct from
  (old.id, old.number, old.day, old.kind, old.hospital, old.recharge_type, old.times, old.give_times, old.channel, old.amount, old.received, old.recharge, old.recharge_refund, old.card,
    old.payer, old.doctor, old.age_band, old.gender, old.created_at, old.created_by)
) execute function journal_refuse();

-- --- a document and its rows say the same, once the transaction that writes them ends

-- A top-up by a card is paid by the rows of the card, and what happens to it afterwards by its own.
create or replace function payment_agrees(lot integer) returns void language plpgsql as $$
begin
  if exists (
    select from recharge r
    cross join lateral (
      select count(*) filter (where p.kind = 'sale') as sales, coalesce(sum(p.times), 0) as times, coalesce(sum(p.give_times), 0) as give_times,
        coalesce(sum(p.amount), 0) as amount, coalesce(sum(p.received), 0) as received
      from (
        select o.kind, o.times, o.give_times, o.amount, o.received from payment o where o.recharge = r.id
        union all select c.kind, c.times, c.give_times, c.amount, c.received from payment c where c.card = r.card
      ) p
    ) booked
    where r.id = lot and (booked.sales <> 1 or booked.times <> r.times - r.refunded_times or booked.give_times <> r.give_times - r.withdrawn_give_times
      or booked.amount <> r.amount - r.refunded_amount or booked.received <> case when r.paid_at is null then 0 else r.amount - r.refunded_amount end)
  ) then
    raise exception 'a top-up and its payments do not say the same' using errcode = 'check_violation', constraint = 'payment_agrees';
  end if;
end
$$;

-- Until a card is redeemed, its account has what its rows say, and it says what was billed and paid; a redeemed one has a top-up that took all of it.
create or replace function card_agrees(id integer) returns void language plpgsql as $$
begin
  if exists (
    select from card c
    cross join lateral (
      select count(*) filter (where p.kind = 'sale') as sales, coalesce(sum(p.times), 0) as times, coalesce(sum(p.give_times), 0) as give_times, coalesce(sum(p.times + p.give_times), 0) as total,
        coalesce(sum(p.amount), 0) as amount, coalesce(sum(p.received), 0) as received
      from payment p where p.card = c.id
    ) booked
    where c.id = card_agrees.id and (
      booked.sales <> case when c.sold_at is null then 0 else 1 end
      or booked.amount <> c.amount - c.refunded_amount
      or (booked.times, booked.give_times) not in ((0, 0), (c.times, c.give_times))
      or coalesce((select sum(a.balance) from times_account a where a.card = c.id), 0) <> case c.state when 'redeemed' then 0 else booked.total end
      or (c.state <> 'redeemed' and booked.received <> case when c.paid_at is null then 0 else c.amount - c.refunded_amount end)
      or (c.state = 'redeemed') <> exists (select from recharge r where r.card = c.id)
      or (c.state = 'redeemed' and booked.total <> c.times + c.give_times)
      or (c.state in ('new', 'void') and booked.total <> 0) or (c.state = 'sold' and booked.total = 0))
  ) then
    raise exception 'a card, its times and its payments do not say the same' using errcode = 'check_violation', constraint = 'card_agrees';
  end if;
end
$$;

create or replace function payment_agrees_payment() returns trigger language plpgsql as $$
begin
  if new.card is not null then
    perform card_agrees(new.card);
  else
    perform payment_agrees(new.recharge);
  end if;
  return null;
end
$$;

drop trigger if exists payment_agrees on payment;
create constraint trigger payment_agrees after insert on payment deferrable initially deferred for each row when (new.kind <> 'sale' or new.card is not null) execute function payment_agrees_payment();

create or replace function card_agrees_card() returns trigger language plpgsql as $$
begin
  perform card_agrees(new.id);
  return null;
end
$$;

drop trigger if exists card_agrees on card;
create constraint trigger card_agrees after update of state, amount, refunded_amount, paid_at, sold_at on card deferrable initially deferred for each row execute function card_agrees_card();

-- Of a card that was redeemed, its top-up says whether it is paid.
create or replace function recharge_card_paid() returns trigger language plpgsql as $$
begin
  update card set pay_status = new.pay_status, paid_at = new.paid_at, channel = new.channel where id = new.card;
  return null;
end
$$;

drop trigger if exists recharge_card_paid on recharge;
create trigger recharge_card_paid after update of pay_status, paid_at, channel on recharge for each row when (new.card is not null) execute function recharge_card_paid();

-- --- what a card is never changes

create or replace function card_kept() returns trigger language plpgsql as $$
begin
  raise exception 'a card keeps what it is' using errcode = 'check_violation', constraint = 'card_kept';
end
$$;

drop trigger if exists card_kept on card;
create trigger card_kept before update on card for each row when (
  (new.number, new.type, new.batch, new.recharge_type, new.times, new.give_times, new.price) is distinct from (old.number, old.type, old.batch, old.recharge_type, old.times, old.give_times, old.price)
  or (old.state = 'redeemed' and (new.state, new.amount, new.hospital) is distinct from (old.state, old.amount, old.hospital))
) execute function card_kept();

-- An organisation, and a card, have one refund at a time that waits for somebody to agree.
drop index if exists by_hand_refund_request_waiting_hospital;
create unique index if not exists by_hand_refund_request_waiting_hospital on refund_request (hospital, recharge_type) where review = 'waiting' and recharge is null and card is null;
create unique index if not exists by_hand_refund_request_waiting_card on refund_request (card) where review = 'waiting' and card is not null;
