-- letters to addresses
--
-- Tables: application_mail

alter table "application_mail" add column if not exists "addresses" text;

-- Besides operators and patients a letter goes to mailboxes of people who have no account, each once whatever its case.
alter table mail_recipient add column if not exists address text;
alter table mail_recipient drop constraint if exists mail_recipient_check;
do $$ begin if not exists (select from pg_constraint where conrelid = 'mail_recipient'::regclass and conname = 'mail_recipient_whom') then
  alter table mail_recipient add constraint mail_recipient_whom check (num_nonnulls(operator, patient, address) = 1);
end if; end $$;
create unique index if not exists mail_recipient_address_key on mail_recipient (lower(address), mail) where address is not null;
