-- Training clients: who calls, and what a training day is counted by.

-- The token of each device, by its SHA-256 alone. A device without an issued token calls nothing.
create table if not exists device_token (
  device integer primary key,
  token_hash text not null unique, -- SHA-256 of the token, hexadecimal
  issued_at timestamptz not null
);

-- Who signed in on which device. The row stays when its token has expired: a device sends records only of patients who were there.
create table if not exists training_sign_in (
  device integer not null,
  patient integer not null,
  token_hash text not null unique, -- of the latest sign-in
  first_at timestamptz not null,
  last_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (device, patient)
);
create index if not exists training_sign_in_patient on training_sign_in (patient);

-- A training day of a patient is consumed once, whoever sends its records at the same moment. What two records of one child had
-- consumed on one day stays when they become one.
create unique index if not exists "by_hand_consume_record_day_key" on "consume_record" ("patient", "day") where not "doubled";
create index if not exists "by_hand_consume_record_hospital_day" on "consume_record" ("hospital", "day");
create index if not exists "by_hand_consume_record_owed" on "consume_record" ("patient", "day") where "owed";

-- The course of one patient, and the days of one organisation.
create index if not exists "by_hand_game_record_patient_day" on "game_record" ("patient", "day");
create index if not exists "by_hand_game_record_hospital_day" on "game_record" ("hospital", "day");

do $$ begin if not exists (select from pg_constraint where conrelid = to_regclass('"consume_record"') and conname = 'consume_record_times_check') then
  alter table "consume_record" add constraint "consume_record_times_check" check ("times" in (0, 1) and (not "owed" or ("times" = 1 and not "given" and "settled_at" is null)));
  alter table "game_record" add constraint "game_record_minutes_check" check ("minutes" >= 0);
end if; end $$;
