-- films by upload
--
-- Tables: animation
-- Older hosts: must have stopped

alter table "animation" add column if not exists "source" text not null default 'address';

alter table "animation" add column if not exists "video" text;

alter table "animation" alter column "address" drop not null;
