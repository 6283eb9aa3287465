-- What patients were called while they belonged to organisations that they have left: rows that stay there (top-ups, refunds, training days,
-- payments) go on calling them so, and are found by it.

create table if not exists former_patient_label (
  record integer not null references patient (id) on delete cascade,
  hospital integer not null references hospital (id),
  label text not null,
  search text[], -- as the patient's own was
  primary key (record, hospital)
);

create index if not exists former_patient_label_search on former_patient_label using gin (search);

create or replace function patient_leaves() returns trigger language plpgsql as $$
begin
  insert into former_patient_label (record, hospital, label, search) values (old.id, old.hospital, old.name, old.search)
  on conflict (record, hospital) do update set label = excluded.label, search = excluded.search;
  return null;
end $$;

drop trigger if exists patient_leaves on patient;
create trigger patient_leaves after update of hospital on patient for each row when (old.hospital <> new.hospital) execute function patient_leaves();

-- Who has left before keeps the name that was shown until now.
insert into former_patient_label (record, hospital, label, search)
select distinct p.id, r.hospital, p.name, p.search from (
  select patient, hospital from recharge union select patient, hospital from recharge_refund union select patient, hospital from refund_request
  union select patient, hospital from consume_record union select patient, hospital from payment union select merged_into, hospital from patient
) r join patient p on p.id = r.patient where r.hospital <> p.hospital
on conflict (record, hospital) do nothing;
