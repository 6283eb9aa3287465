-- patient form
--
-- Tables: config_setting, patient

alter table "patient" add column if not exists "photo" text;

alter table "patient" add column if not exists "mobile_verified_at" timestamp with time zone;

alter table "patient" add column if not exists "valid_from" date;

alter table "config_setting" add column if not exists "mobile_code_required" boolean not null default false;
