-- runs asked again
--
-- Tables: timing_log

alter table "timing_log" add column if not exists "asked_again" boolean not null default false;
