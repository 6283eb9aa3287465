-- Guardians are reminded of examinations by SMS, as the settings say.
--
-- Tables: config_setting

alter table "config_setting" add column if not exists "guardian_reminders" boolean not null default false;

alter table "config_setting" add column if not exists "reminder_days" integer not null default 3;

alter table "config_setting" add column if not exists "reminder_language" text not null default 'zh';

alter table "config_setting" add column if not exists "quiet_from" integer not null default 20;

alter table "config_setting" add column if not exists "quiet_until" integer not null default 9;
