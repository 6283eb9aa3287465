-- The settings may say that patients have to have an ID number.
--
-- Tables: config_setting

alter table "config_setting" add column if not exists "id_number_required" boolean not null default false;
