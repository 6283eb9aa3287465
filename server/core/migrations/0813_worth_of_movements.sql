-- What a movement of a patient's times is worth is kept with it, instead of being worked out of all movements of its top-up whenever balances are asked for.
--
-- Older hosts: must have stopped

alter table times_movement add column if not exists worth bigint; -- fen of the paid times by the price of their top-up, signed; none of what is not a patient's

-- What is there already.

alter table times_movement disable trigger user;
with gone as (
  select id, kind, times, recharge, sum(case kind when 'topUp' then 0 else times end) over (partition by recharge order by id)::bigint as gone
  from times_movement where recharge is not null and kind in ('topUp', 'refund', 'consume', 'settle')
), sold as (
  select r.id as recharge, coalesce(s.amount, k.amount, 0) as amount, nullif(coalesce(s.times, k.times), 0) as times
  from recharge r left join payment s on s.recharge = r.id and s.kind = 'sale' left join payment k on k.card = r.card and k.kind = 'sale'
)
update times_movement m set worth = case g.kind when 'topUp' then s.amount else coalesce(s.amount * (g.gone - g.times) / s.times - s.amount * g.gone / s.times, 0) end
from gone g join sold s on s.recharge = g.recharge where g.id = m.id;
alter table times_movement enable trigger user;

alter table times_movement drop constraint if exists times_movement_worth_check;
alter table times_movement add constraint times_movement_worth_check check (worth is not null or recharge is null or kind not in ('topUp', 'refund', 'consume', 'settle'));
