-- letters by mail
--
-- Tables: application_mail

alter table "application_mail" add column if not exists "by_mail" boolean;

-- The mail that was written to an operator besides.
alter table mail_recipient add column if not exists message integer;
create index if not exists mail_recipient_message on mail_recipient (message) where message is not null;
