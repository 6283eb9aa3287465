-- operator-avatar
--
-- Tables: operator

alter table "operator" add column if not exists "avatar" text;
