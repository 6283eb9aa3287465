-- secrets that were forgotten
--
-- Tables: webhook

alter table "webhook" alter column "secret" drop not null;
