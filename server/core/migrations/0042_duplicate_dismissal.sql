-- Pairs of patients of whom somebody said that they are not one person.

create table if not exists duplicate_dismissal (
  newer integer not null references patient (id) on delete cascade,
  older integer not null references patient (id) on delete cascade,
  operator integer not null,
  at timestamptz not null,
  primary key (newer, older),
  constraint duplicate_dismissal_order check (older < newer)
);
create index if not exists duplicate_dismissal_older on duplicate_dismissal (older);
