-- Money that Alipay can never give back goes back otherwise: the refund says how, and the journal by which channel.
--
-- Tables: payment_refund

alter table "payment_refund" add column if not exists "settled_reason" text;

alter table "payment_refund" add column if not exists "settled_channel" text;

alter table "payment_refund" add column if not exists "settled_reference" text;

alter table "payment_refund" add column if not exists "settled_note" text;

alter table "payment_refund" add column if not exists "settled_by" integer;

alter table "payment_refund" add column if not exists "settled_at" timestamp with time zone;

alter table "payment_refund" add column if not exists "asked_at" timestamp with time zone;

create index if not exists "payment_refund_settled_reason_idx" on "payment_refund" ("settled_reason", "id");

create index if not exists "payment_refund_settled_by_idx" on "payment_refund" ("settled_by", "id");

create index if not exists "payment_refund_settled_at_idx" on "payment_refund" ("settled_at", "id");

do $$ begin if not exists (select from pg_constraint where conrelid = to_regclass('"payment_refund"') and conname = 'payment_refund_settled_by_fkey') then
  alter table "payment_refund" add constraint "payment_refund_settled_by_fkey" foreign key ("settled_by") references "operator" (id);
end if; end $$;

create or replace function "payment_refund_totals_insert"() returns trigger language plpgsql as $$
begin
  insert into total_delta (resource, scope, field, value, deleted, n)
  select 'paymentRefund', scope, field, value, deleted, sum(n)
  from (select coalesce("hospital", 0) as scope, false as deleted, "payment_order"::text as f0, "state"::text as f1, "settled_reason"::text as f2, 1 as n from added) row, lateral (values ('', ''), ('paymentOrder', f0), ('state', f1), ('settledReason', f2)) counted (field, value)
  where value is not null
  group by scope, field, value, deleted having sum(n) <> 0;
  return null;
end
$$;

comment on function "payment_refund_totals_insert"() is '{"resource":"paymentRefund","scope":"hospital","deleted":false,"fields":{"paymentOrder":"payment_order","state":"state","settledReason":"settled_reason"}}';

drop trigger if exists "payment_refund_totals_insert" on "payment_refund";

create trigger "payment_refund_totals_insert" after insert on "payment_refund" referencing new table as added
  for each statement execute function "payment_refund_totals_insert"();

create or replace function "payment_refund_totals_update"() returns trigger language plpgsql as $$
begin
  if exists (select coalesce("hospital", 0) as scope, false as deleted, "payment_order"::text as f0, "state"::text as f1, "settled_reason"::text as f2 from added except all select coalesce("hospital", 0) as scope, false as deleted, "payment_order"::text as f0, "state"::text as f1, "settled_reason"::text as f2 from removed) then
  insert into total_delta (resource, scope, field, value, deleted, n)
  select 'paymentRefund', scope, field, value, deleted, sum(n)
  from (select coalesce("hospital", 0) as scope, false as deleted, "payment_order"::text as f0, "state"::text as f1, "settled_reason"::text as f2, 1 as n from added union all select coalesce("hospital", 0) as scope, false as deleted, "payment_order"::text as f0, "state"::text as f1, "settled_reason"::text as f2, -1 from removed) row, lateral (values ('', ''), ('paymentOrder', f0), ('state', f1), ('settledReason', f2)) counted (field, value)
  where value is not null
  group by scope, field, value, deleted having sum(n) <> 0;
  end if;
  return null;
end
$$;

comment on function "payment_refund_totals_update"() is '{"resource":"paymentRefund","scope":"hospital","deleted":false,"fields":{"paymentOrder":"payment_order","state":"state","settledReason":"settled_reason"}}';

drop trigger if exists "payment_refund_totals_update" on "payment_refund";

create trigger "payment_refund_totals_update" after update on "payment_refund" referencing old table as removed new table as added
  for each statement execute function "payment_refund_totals_update"();

create or replace function "payment_refund_totals_delete"() returns trigger language plpgsql as $$
begin
  insert into total_delta (resource, scope, field, value, deleted, n)
  select 'paymentRefund', scope, field, value, deleted, sum(n)
  from (select coalesce("hospital", 0) as scope, false as deleted, "payment_order"::text as f0, "state"::text as f1, "settled_reason"::text as f2, -1 as n from removed) row, lateral (values ('', ''), ('paymentOrder', f0), ('state', f1), ('settledReason', f2)) counted (field, value)
  where value is not null
  group by scope, field, value, deleted having sum(n) <> 0;
  return null;
end
$$;

comment on function "payment_refund_totals_delete"() is '{"resource":"paymentRefund","scope":"hospital","deleted":false,"fields":{"paymentOrder":"payment_order","state":"state","settledReason":"settled_reason"}}';

drop trigger if exists "payment_refund_totals_delete" on "payment_refund";

create trigger "payment_refund_totals_delete" after delete on "payment_refund" referencing old table as removed
  for each statement execute function "payment_refund_totals_delete"();

lock table "payment_refund" in share row exclusive mode;

delete from total where resource = 'paymentRefund';

delete from total_delta where resource = 'paymentRefund';

insert into total_delta (resource, scope, field, value, deleted, n)
  select 'paymentRefund', scope, field, value, deleted, sum(n)
  from (select coalesce("hospital", 0) as scope, false as deleted, "payment_order"::text as f0, "state"::text as f1, "settled_reason"::text as f2, 1 as n from "payment_refund") row, lateral (values ('', ''), ('paymentOrder', f0), ('state', f1), ('settledReason', f2)) counted (field, value)
  where value is not null
  group by scope, field, value, deleted having sum(n) <> 0;

alter table payment_refund drop constraint if exists payment_refund_amount_check;
alter table payment_refund add constraint payment_refund_amount_check check (amount > 0 and (state = 'refunded') = (refunded_at is not null)
  and case state when 'settled'
    then settled_reason is not null and settled_channel is not null and settled_reference is not null and settled_by is not null and settled_at is not null and check_at is null
    else num_nonnulls(settled_reason, settled_channel, settled_reference, settled_note, settled_by, settled_at) = 0 end);

-- No more goes back than came, and what goes back stays what it is; what is over stays as it is.
create or replace function payment_refund_within() returns trigger language plpgsql as $$
declare
  came bigint;
begin
  if tg_op = 'UPDATE' then
    if (new.number, new.payment_order, new.amount, new.payment) is distinct from (old.number, old.payment_order, old.amount, old.payment) or (old.state <> 'waiting' and new.state <> old.state) then
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

-- Money that goes back by another channel bills nothing, and moves from one channel to the other.
alter table hospital_payment drop constraint if exists hospital_payment_sums_check;
alter table hospital_payment add constraint hospital_payment_sums_check check (case kind
  when 'sale' then times >= 0 and give_times >= 0 and times + give_times > 0 and received in (0, amount) and amount >= 0 and purchase is not null and refund is null
  when 'latePayment' then times = 0 and give_times = 0 and amount = 0 and received >= 0 and purchase is not null and refund is null
  when 'refund' then times <= 0 and give_times <= 0 and amount <= 0 and received = amount and refund is not null
  when 'cancellation' then times <= 0 and give_times <= 0 and amount <= 0 and received = 0 and purchase is not null and refund is not null
  when 'otherChannel' then times = 0 and give_times = 0 and amount = 0 and received <> 0 and purchase is not null and refund is not null
  else false end);

create or replace function hospital_payment_moved() returns trigger language plpgsql as $$
begin
  if exists (
    select from hospital_payment p where p.refund = new.refund and p.purchase = new.purchase
    having coalesce(sum(p.received) filter (where p.kind = 'otherChannel'), 0) <> 0
      or coalesce(sum(p.received) filter (where p.kind = 'otherChannel' and p.received > 0), 0) > coalesce(-sum(p.received) filter (where p.kind = 'refund'), 0)
  ) then
    raise exception 'what goes back by another channel is what went back' using errcode = 'check_violation', constraint = 'hospital_payment_moved';
  end if;
  return null;
end
$$;

drop trigger if exists hospital_payment_moved on hospital_payment;
create constraint trigger hospital_payment_moved after insert on hospital_payment deferrable initially deferred for each row when (new.kind = 'otherChannel') execute function hospital_payment_moved();
