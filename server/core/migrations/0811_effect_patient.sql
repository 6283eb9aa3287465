-- Whom treatment had its effect on is told by three columns of a table that is wide: an index has them without the rest.

create index if not exists by_hand_patient_effect on patient (id) include (doctor, gender, birthday);
