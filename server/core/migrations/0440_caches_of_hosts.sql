-- What each host keeps in its own memory, by kind, as it tells of it with its other figures.
alter table host_beat add column if not exists caches jsonb not null default '[]';
