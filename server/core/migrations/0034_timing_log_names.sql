-- timing log names
--
-- Tables: timing_log

alter table "timing_log" add column if not exists "name" text;

alter table "timing_log" add column if not exists "name_en" text;
