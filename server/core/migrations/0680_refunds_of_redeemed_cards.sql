-- What was refunded of the top-up that a card was redeemed for stands at the card as well, as whether it is paid does: it said "refunded" and ¥0.
-- Older hosts: may still run

-- A redeemed card was sold for what its own payments say; what came back of it since is its top-up's.
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
      or booked.amount <> case c.state when 'redeemed' then c.amount else c.amount - c.refunded_amount end
      or (booked.times, booked.give_times) not in ((0, 0), (c.times, c.give_times))
      or coalesce((select sum(a.balance) from times_account a where a.card = c.id), 0) <> case c.state when 'redeemed' then 0 else booked.total end
      or (c.state <> 'redeemed' and booked.received <> case when c.paid_at is null then 0 else c.amount - c.refunded_amount end)
      or (c.state = 'redeemed') <> exists (select from recharge r where r.card = c.id)
      or (c.state = 'redeemed' and (booked.total <> c.times + c.give_times or c.refunded_amount <> (select r.refunded_amount from recharge r where r.card = c.id)))
      or (c.state in ('new', 'void') and booked.total <> 0) or (c.state = 'sold' and booked.total = 0))
  ) then
    raise exception 'a card, its times and its payments do not say the same' using errcode = 'check_violation', constraint = 'card_agrees';
  end if;
end
$$;

create or replace function recharge_card_paid() returns trigger language plpgsql as $$
begin
  update card set pay_status = new.pay_status, paid_at = new.paid_at, channel = new.channel, refunded_amount = new.refunded_amount where id = new.card;
  return null;
end
$$;

drop trigger if exists recharge_card_paid on recharge;
create trigger recharge_card_paid after update of pay_status, paid_at, channel, refunded_amount on recharge for each row when (new.card is not null) execute function recharge_card_paid();

update card c set refunded_amount = r.refunded_amount from recharge r where r.card = c.id and c.refunded_amount <> r.refunded_amount;
