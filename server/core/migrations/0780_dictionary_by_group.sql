-- The dictionary is listed by group, and no longer by the order of entries alone, whose index is of no use.
--
-- Tables: dict
-- Older hosts: may still run

drop index if exists "dict_sort_idx";
