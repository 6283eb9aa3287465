-- numbers that do not count
--
-- Tables: patient
--
-- Digits of accounts, case numbers and top-ups are drawn and no longer counted, so that nobody reads from one how many there were. What counted goes. A drawn
-- account is looked for among all there were, deleted ones too; should one of those share another's account, its own number is put behind it.

with shared as (
  select p.id from patient p where p.deleted and exists (select from patient o where o.account = p.account and o.id <> p.id and (not o.deleted or o.id < p.id))
), renamed as (
  update patient p set account = p.account || '-' || p.id, version = p.version + 1, updated_at = now(),
    search = p.search || array(select left(p.id::text, n) from generate_series(1, length(p.id::text)) n)
  from shared s where s.id = p.id returning p.id, p.account
)
insert into change_log (resource, record, action, operator, at, request_id, changes)
  select 'patient', id, 'update', null, now(), '0091_numbers_that_do_not_count', jsonb_build_object('account', jsonb_build_array(regexp_replace(account, '-[0-9]+$', ''), account))
  from renamed;

drop index if exists "patient_account_key";

create unique index if not exists "patient_account_key" on "patient" ("account");

create index if not exists by_hand_recharge_batch on recharge (batch);

drop table if exists case_serial;

drop sequence if exists patient_account;

drop sequence if exists hospital_recharge_number;

drop sequence if exists recharge_batch;
