-- A webhook that is switched off, as those of the samples are, costs a change no more than none: each change waits for it.
create or replace function webhook_told() returns trigger language plpgsql as $$
begin
  if exists (select from written n join webhook_event e on (e.resource, e.action) = (n.resource, n.action) join webhook w on w.id = e.webhook
             where w.state = 'active' and not w.deleted and n.record is not null) then
    insert into webhook_delivery (webhook, name, hospital, resource, event, record, created_at, created_by, updated_at, updated_by)
    select w.id, w.name, w.hospital, e.resource, e.resource || '.' || e.action, n.record, n.at, w.operator, n.at, w.operator
    from written n join webhook_event e on (e.resource, e.action) = (n.resource, n.action) join webhook w on w.id = e.webhook
    where w.state = 'active' and not w.deleted and n.record is not null
    order by n.id, w.id;
  end if;
  return null;
end
$$;
