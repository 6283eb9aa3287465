-- Each training day writes how many times a patient has left. While an index was over it, every such change wrote a new entry into each of the table's
-- twenty indexes, the search among them: 2 kB of log where 130 bytes do. Without it the new version stands beside the old one, in the room that pages
-- keep for it from now on.

drop index if exists "patient_times_idx";
alter table "patient" set (fillfactor = 85);
