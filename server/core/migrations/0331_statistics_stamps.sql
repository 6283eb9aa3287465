-- statistics stamps
--
-- Tables: consume_record, game_record

alter table "consume_record" add column if not exists "doctor" integer;

alter table "consume_record" add column if not exists "age_band" text;

alter table "consume_record" add column if not exists "gender" text;

alter table "game_record" add column if not exists "age_band" text;

alter table "game_record" add column if not exists "gender" text;

do $$ begin if not exists (select from pg_constraint where conrelid = to_regclass('"consume_record"') and conname = 'consume_record_doctor_fkey') then
  alter table "consume_record" add constraint "consume_record_doctor_fkey" foreign key ("doctor") references "doctor" (id);
end if; end $$;


-- What is there already: as the patient is today, and as old as they were then.

alter table consume_record disable trigger user;
update consume_record c set doctor = p.doctor, age_band = age_band(p.birthday, c.day), gender = p.gender from patient p where p.id = c.patient and c.gender is null;
alter table consume_record enable trigger user;

alter table game_record disable trigger user;
update game_record g set age_band = age_band(p.birthday, g.day), gender = p.gender from patient p where p.id = g.patient and g.gender is null;
alter table game_record enable trigger user;
