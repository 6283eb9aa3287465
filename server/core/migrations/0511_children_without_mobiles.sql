-- children without mobiles
--
-- Tables: patient

alter table "patient" alter column "mobile" drop not null;
