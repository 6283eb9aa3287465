import { acuity, date, integer, items, ref, text } from '../core/index.ts'

/** Examinations in short, oldest first; `staff` are those in charge, by name. */
export const examinations = items(
  {
    id: integer({ required: true }),
    examinedOn: date({ required: true }),
    nakedRight: acuity(),
    nakedLeft: acuity(),
    correctedRight: acuity(),
    correctedLeft: acuity(),
    staff: text(),
  },
  { required: true },
)

/** What an eye chart is drawn from, and whose it is. */
export const eyeChart = { patient: ref('patient', { required: true }), number: text(), records: examinations }
