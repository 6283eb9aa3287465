-- notice operators
--
-- Tables: notice

alter table "notice" add column if not exists "personal" boolean not null default false;

alter table "notice" add column if not exists "operators" integer[];
