-- Notices of what is to be done are read for all who were told once somebody has done it, within the transaction that did it: they are found by what they lead to.

create index if not exists operator_notice_to_do on operator_notice (key, (link->>'id')) where read_at is null;
