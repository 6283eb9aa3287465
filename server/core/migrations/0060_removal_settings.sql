-- removal-settings
--
-- Tables: config_setting

alter table "config_setting" add column if not exists "removal_of_patients" text not null default 'ask';

alter table "config_setting" add column if not exists "removal_of_hospitals" text not null default 'ask';
