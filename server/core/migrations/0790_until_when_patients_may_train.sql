-- until when patients may train
--
-- Tables: training_sign_in
-- Older hosts: must have stopped

-- When the right to train there ended; the end of the sign-in itself says nothing of it.
alter table training_sign_in add column if not exists allowed_until timestamptz;

-- Of those who may not train there any more, the end that was gone by so far. Who was merged may where the one who stayed does.
with recursive step (patient, survivor, further) as (
  select id, id, merged_into from patient
  union all select s.patient, p.id, p.merged_into from step s join patient p on p.id = s.further
)
update training_sign_in s set allowed_until = coalesce(s.left_at, s.expires_at)
from step t join patient p on p.id = t.survivor, device d
where t.patient = s.patient and t.further is null and d.id = s.device
  and not (not p.deleted and p.access = 'permission' and exists (
    with recursive up as (
      select h.id, h.superior from hospital h where h.id = p.hospital and not h.deleted
      union all select h.id, h.superior from up u join hospital h on h.id = u.superior
    ) select from up where id = d.hospital));
