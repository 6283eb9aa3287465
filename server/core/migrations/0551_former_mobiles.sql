-- Numbers that patients and their guardians had before: messages to those are of them, too, until they were others'.
create table if not exists former_mobile (
  id integer generated always as identity primary key,
  patient integer not null references patient (id),
  number text not null, -- its digits, as messages are compared
  until timestamptz not null
);
create index if not exists former_mobile_patient on former_mobile (patient);
create index if not exists former_mobile_number on former_mobile (number);
create index if not exists former_mobile_until on former_mobile (until);

create or replace function mobile_digits(number text) returns text language sql immutable parallel safe as $$
  select regexp_replace(regexp_replace(number, '\D', '', 'g'), '^(00)?86(?=1[0-9]{10}$)', '')
$$;

-- Whoever writes: input, an import, a merge.
create or replace function keep_former_mobiles() returns trigger language plpgsql as $$
begin
  insert into former_mobile (patient, number, until)
  select new.id, mobile_digits(gone.number), clock_timestamp()
  from (values (old.mobile), (old.guardian_mobile)) gone (number)
  where gone.number is not null and gone.number is distinct from new.mobile and gone.number is distinct from new.guardian_mobile;
  return null;
end
$$;

drop trigger if exists keep_former_mobiles on patient;
create trigger keep_former_mobiles after update of mobile, guardian_mobile on patient
  for each row when (old.mobile is distinct from new.mobile or old.guardian_mobile is distinct from new.guardian_mobile) execute function keep_former_mobiles();
