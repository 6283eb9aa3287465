-- Imports on their way from a file into records. What the rows say is personal: it is removed when they are stored or the import is
-- cancelled, and after a day in any case.

create table if not exists import_job (
  id integer generated always as identity primary key,
  resource text not null,
  operator integer not null, -- who imports, and nobody else sees it
  state text not null,
  created_at timestamptz not null,
  sheet text,
  titles jsonb not null default '[]', -- the texts of the first row
  columns jsonb not null default '[]', -- the field of each column, or null
  fixed jsonb not null default '{}', -- values that all rows have, by field
  rows integer not null default 0,
  done integer not null default 0,
  wrong integer not null default 0,
  problems jsonb not null default '[]', -- how often which field is wrong for which reason
  failure text, -- code of an error
  worker text, -- the host that works at it, until its lease ends
  lease_until timestamptz
);

-- An operator has one import of a resource at a time.
create unique index if not exists import_job_owner on import_job (operator, resource);
create index if not exists import_job_created_at on import_job (created_at);

create table if not exists import_row (
  job integer not null references import_job on delete cascade,
  number integer not null, -- as a spreadsheet shows it
  cells jsonb not null,
  errors jsonb, -- messages by field; null where nothing is wrong
  primary key (job, number)
);

create index if not exists import_row_wrong on import_row (job, number) where errors is not null;

-- What an operator chose for titles that came before.
create table if not exists import_title (
  operator integer not null,
  resource text not null,
  title text not null, -- as it is compared
  field text,
  primary key (operator, resource, title)
);
