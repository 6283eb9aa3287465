-- Accounts are opened when they are first used, those of the platform too, so that a new database holds no rows.
alter table times_account disable trigger times_account_fixed;
delete from times_account a where a.owner in ('issue', 'used') and not exists (select from times_entry e where e.account = a.id);
alter table times_account enable trigger times_account_fixed;
