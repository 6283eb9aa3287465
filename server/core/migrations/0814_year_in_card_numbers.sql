-- year in card numbers
--
-- Tables: card_batch
-- Older hosts: must have stopped

alter table "card_batch" add column if not exists "year" text;

-- What is there already: the year was that of the moment in UTC.

update card_batch set year = to_char(created_at at time zone 'UTC', 'YYYY') where year is null;
