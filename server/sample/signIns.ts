import type { BulkTable } from './bulkLoad.ts'
import { deviceOf } from './devices.ts'
import { later } from './stored.ts'
import { trainingDaysOf } from './trainingDays.ts'
import type { TrainedPatient } from './trainingDays.ts'

/**
 * Who signed in on which training client, and the password they did it with, by its hash; their tokens are nobody's.
 */
export const signIns = (patients: Iterable<TrainedPatient>, today: string, hash: string): readonly BulkTable[] => {
  const device = deviceOf(today)
  function* trained() {
    for (const patient of patients) {
      const days = trainingDaysOf(patient, today)
      if (days.length > 0)
        yield { patient, firstAt: later(days[0]!.startedAt, -5), lastAt: later(days.at(-1)!.startedAt, -1) }
    }
  }
  function* credentials() {
    for (const {
      patient: { id },
      firstAt,
    } of trained())
      yield [id, hash, false, firstAt]
  }
  function* sessions() {
    for (const { patient, firstAt, lastAt } of trained())
      yield [device(patient), patient.id, `sample ${patient.id}`, firstAt, lastAt, lastAt]
  }
  return [
    {
      table: 'client_credential',
      columns: ['patient', 'password_hash', 'must_change', 'changed_at'],
      rows: { [Symbol.iterator]: credentials },
    },
    {
      table: 'training_sign_in',
      columns: ['device', 'patient', 'token_hash', 'first_at', 'last_at', 'expires_at'],
      rows: { [Symbol.iterator]: sessions },
    },
  ]
}
