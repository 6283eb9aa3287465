-- What operators and patients read of announcements and help may be written in English as well, as all other content is.
--
-- Tables: help, notice, user_help

alter table "notice" add column if not exists "title_en" text;

alter table "notice" add column if not exists "content_en" text;

alter table "notice" add column if not exists "title_en_order" text collate "C" not null default '';

alter table "help" add column if not exists "name_en" text;

alter table "help" add column if not exists "content_en" text;

alter table "help" add column if not exists "name_en_order" text collate "C" not null default '';

alter table "user_help" add column if not exists "name_en" text;

alter table "user_help" add column if not exists "content_en" text;

alter table "user_help" add column if not exists "name_en_order" text collate "C" not null default '';
