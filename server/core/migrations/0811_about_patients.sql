-- Whose examinations they are is told by a few columns of a table that is wide: an index has them without the rest.

create index if not exists by_hand_patient_about on patient (id)
  include (doctor, nurse, trainer, gender, birthday, type, deleted);
