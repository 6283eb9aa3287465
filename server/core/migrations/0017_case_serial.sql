-- The last serial number of an organisation's cases of one day, from which case numbers are made. Whoever takes the next one holds the row until
-- the case is stored, so that no number is given twice and none is lost by a refused case.

create table if not exists case_serial (
  hospital integer not null,
  day date not null,
  last integer not null,
  primary key (hospital, day)
);
