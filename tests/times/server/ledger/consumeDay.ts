import type { Kysely } from 'kysely'
import type { Tables } from '../../../../server/platform/database/tables.ts'
import { consumeDays } from '../../../../server/times/ledger/consume.ts'
import type { Consumed, TrainedDay } from '../../../../server/times/ledger/consume.ts'
import { survivorsOf } from '../../../../server/times/ledger/patients.ts'
import { lockTrainees } from '../../../../server/training/days.ts'

/** One day of a patient, or of whoever the patient was merged into, also where that happens meanwhile. */
export const consumeDay = async (
  db: Kysely<Tables>,
  { now, ...day }: TrainedDay & { readonly now: Date },
): Promise<Consumed> => {
  for (;;) {
    const patient = (await survivorsOf(db, [day.patient])).get(day.patient)!
    const held = await lockTrainees(db, [patient])
    if (held.get(patient)!.mergedInto === null)
      return (await consumeDays(db, [{ ...day, patient }], { patientOf: id => held.get(id)!, now }))[0]!
  }
}
