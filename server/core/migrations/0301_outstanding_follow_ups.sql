-- Of a patient the latest follow-up alone is outstanding, where it names a day on which to ask again. It is told anew wherever that changes.
--
-- Tables: follow_up

-- The latest of a patient.
create index if not exists "by_hand_follow_up_latest" on "follow_up" ("patient", "at" desc, "id" desc) where not "deleted";

-- A row that is written says it of itself at once, so that whoever wrote it is told; the statement then tells the others.
create or replace function "follow_up_outstanding_row"() returns trigger language plpgsql as $$
begin
  new.outstanding := new.next_on is not null and not new.deleted
    and exists (select from patient where id = new.patient and not deleted)
    and not exists (select from follow_up later where later.patient = new.patient and later.id <> new.id and not later.deleted and (later.at, later.id) > (new.at, new.id));
  return new;
end
$$;

drop trigger if exists "follow_up_outstanding_row" on "follow_up";

create trigger "follow_up_outstanding_row" before insert or update of "patient", "at", "next_on", "deleted" on "follow_up"
  for each row execute function "follow_up_outstanding_row"();

create or replace function "follow_up_tell_outstanding"(patients integer[]) returns void language sql as $$
  update follow_up f set outstanding = told.outstanding
  from (
    select one.id, not one.deleted and one.next_on is not null and not p.deleted and not exists (
      select from follow_up later where later.patient = one.patient and not later.deleted and (later.at, later.id) > (one.at, one.id)) as outstanding
    from follow_up one join patient p on p.id = one.patient where one.patient = any(patients)
  ) told where f.id = told.id and f.outstanding is distinct from told.outstanding
$$;

create or replace function "follow_up_outstanding_insert"() returns trigger language plpgsql as $$
begin
  perform follow_up_tell_outstanding(array(select distinct patient from added));
  return null;
end
$$;

drop trigger if exists "follow_up_outstanding_insert" on "follow_up";

create trigger "follow_up_outstanding_insert" after insert on "follow_up" referencing new table as added
  for each statement execute function "follow_up_outstanding_insert"();

-- What changes nothing that it rests on tells nothing, its own update among it.
create or replace function "follow_up_outstanding_update"() returns trigger language plpgsql as $$
declare
  concerned integer[] := array(
    select distinct unnest(array[a.patient, r.patient]) from added a join removed r using (id)
    where (a.patient, a.at, a.next_on, a.deleted) is distinct from (r.patient, r.at, r.next_on, r.deleted));
begin
  if cardinality(concerned) > 0 then perform follow_up_tell_outstanding(concerned); end if;
  return null;
end
$$;

drop trigger if exists "follow_up_outstanding_update" on "follow_up";

create trigger "follow_up_outstanding_update" after update on "follow_up" referencing old table as removed new table as added
  for each statement execute function "follow_up_outstanding_update"();

create or replace function "follow_up_outstanding_delete"() returns trigger language plpgsql as $$
begin
  perform follow_up_tell_outstanding(array(select distinct patient from removed));
  return null;
end
$$;

drop trigger if exists "follow_up_outstanding_delete" on "follow_up";

create trigger "follow_up_outstanding_delete" after delete on "follow_up" referencing old table as removed
  for each statement execute function "follow_up_outstanding_delete"();

create or replace function "follow_up_outstanding_patient"() returns trigger language plpgsql as $$
begin
  perform follow_up_tell_outstanding(array[new.id]);
  return null;
end
$$;

drop trigger if exists "follow_up_outstanding_patient" on "patient";

create trigger "follow_up_outstanding_patient" after update of "deleted" on "patient"
  for each row when (old."deleted" is distinct from new."deleted") execute function "follow_up_outstanding_patient"();
