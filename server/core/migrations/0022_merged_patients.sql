-- merged-patients
--
-- Tables: patient

alter table "patient" add column if not exists "merged_into" integer;

create index if not exists "patient_merged_into_idx" on "patient" ("merged_into", "id");

do $$ begin if not exists (select from pg_constraint where conrelid = to_regclass('"patient"') and conname = 'patient_merged_into_fkey') then
  alter table "patient" add constraint "patient_merged_into_fkey" foreign key ("merged_into") references "patient" (id);
end if; end $$;

-- Written by hand: patients that may have been recorded twice are found group by group in the order of these, without sorting all of them.
create index if not exists by_hand_patient_same_birthday on patient (name, birthday, id) where not deleted;

create index if not exists by_hand_patient_same_number on patient (id_number, id) where id_number is not null and merged_into is null;

create index if not exists by_hand_patient_same_guardian on patient (guardian_mobile, name, id) where not deleted and guardian_mobile is not null;
