-- Case numbers, codes of organisations and serials of devices are one whatever the case of their letters. Of those that differ by it alone the oldest
-- record keeps its spelling, the others get `-2`, `-3` and so on behind theirs; the history keeps what it was.
--
-- Tables: case, device, hospital

do $$
declare
  place record;
  later record;
  fresh text;
  suffix integer;
  taken boolean;
  words text[];
begin
  for place in select * from (values ('case', 'number', 25, 'true'), ('hospital', 'code', 12, 'not deleted'), ('device', 'serial', 50, 'not deleted'))
    as p (resource, field, longest, counts)
  loop
    for later in execute format(
      'select id, value from (select id, %1$I as value, row_number() over (partition by lower(%1$I) order by id) as nth from %2$I where %3$s and %1$I is not null) r where nth > 1 order by id',
      place.field, place.resource, place.counts)
    loop
      suffix := 1;
      loop
        suffix := suffix + 1;
        fresh := left(later.value, place.longest - length('-' || suffix)) || '-' || suffix;
        execute format('select exists (select from %2$I where lower(%1$I) = lower($1))', place.field, place.resource) into taken using fresh;
        exit when not taken;
      end loop;
      -- The search finds a number by the beginnings of its words, of which the new one has one more.
      words := array(select left(suffix::text, n) from generate_series(1, length(suffix::text)) n);
      execute format('update %2$I set %1$I = $1, search = search || $2, version = version + 1, updated_at = now() where id = $3', place.field, place.resource)
        using fresh, words, later.id;
      insert into change_log (resource, record, action, operator, at, request_id, changes)
        values (place.resource, later.id, 'update', null, now(), '0090_numbers_of_any_case', jsonb_build_object(place.field, jsonb_build_array(later.value, fresh)));
      if place.resource = 'case' then
        with renamed as (
          update case_record set number = fresh, search = search || words, version = version + 1, updated_at = now()
          where "case" = later.id and not withdrawn returning id)
        insert into change_log (resource, record, action, operator, at, request_id, changes)
          select 'caseRecord', id, 'update', null, now(), '0090_numbers_of_any_case', jsonb_build_object('number', jsonb_build_array(later.value, fresh)) from renamed;
      end if;
    end loop;
  end loop;
end
$$;

drop index if exists "case_number_key";

drop index if exists "hospital_code_key";

drop index if exists "device_serial_key";

create unique index if not exists "case_number_key" on "case" (lower("number"));

create unique index if not exists "hospital_code_key" on "hospital" (lower("code")) where not "deleted";

create unique index if not exists "device_serial_key" on "device" (lower("serial")) where not "deleted";
