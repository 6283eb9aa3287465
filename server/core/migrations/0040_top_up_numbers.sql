-- Numbers of top-ups go on over days; whatever fails leaves a gap, so that none is given twice.
create sequence if not exists recharge_batch;

-- A top-up has one refund at a time that waits for somebody to agree, also where two ask at once.
create unique index if not exists by_hand_refund_request_waiting on refund_request (recharge) where review = 'waiting';

-- What is given back in money is never more than what was paid.
alter table recharge drop constraint if exists recharge_refunded_amount_check;
alter table recharge add constraint recharge_refunded_amount_check check (refunded_amount >= 0 and refunded_amount <= amount);

-- Records of one top-up, and what a cashier took in a day.
create index if not exists by_hand_recharge_batch on recharge (batch) where batch is not null;
create index if not exists by_hand_recharge_paid on recharge (paid_by, paid_at) where paid_by is not null;
