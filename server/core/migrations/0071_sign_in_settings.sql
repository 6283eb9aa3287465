-- sign in settings
--
-- Tables: config_setting

alter table "config_setting" add column if not exists "password_min" integer not null default 8;

alter table "config_setting" add column if not exists "session_hours" integer not null default 24;
