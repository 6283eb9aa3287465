-- What paid for a training day is told by the ledger: at once, or when a later top-up settles what was owed.
create or replace function consume_record_paid() returns trigger language plpgsql as $$
begin
  update consume_record c
  set recharge = m.recharge, given = m.give_times > 0, hospital = m.hospital, owed = false,
    settled_at = case when m.kind = 'settle' then m.at end, updated_at = m.at
  from added m where c.id = m.consume_record;
  return null;
end
$$;

drop trigger if exists consume_record_paid on times_movement;
create trigger consume_record_paid after insert on times_movement referencing new table as added
  for each statement execute function consume_record_paid();
