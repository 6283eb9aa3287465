-- imports of tokens
--
-- Older hosts: must have stopped
--
-- Tables: import_job

-- By which token a program imports for its operator; null where they do so themselves. Neither sees what the other uploaded.
alter table import_job add column if not exists api_token integer;

-- Each has one import of a resource at a time.
drop index if exists import_job_owner;
create unique index import_job_owner on import_job (operator, resource, api_token) nulls not distinct;
