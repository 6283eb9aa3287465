import { openDatabase } from '../../../../server/platform/database/openDatabase.ts'
import { Clinic } from './clinic.ts'

/*
 * A process that tops up and trains patients, several at once, and says after each commit what it did, until it is
 * killed:
 * `moveUntilKilled.ts <json of Work>`.
 */

export interface Work {
  readonly database: { readonly url?: string; readonly dataDir?: string }
  readonly hospital: number
  readonly patients: readonly number[]
  /** Numbers of trained days begin behind this one. */
  readonly firstSerial: number
}

const { database: where, hospital, patients, firstSerial } = JSON.parse(process.argv[2]!) as Work
const clinic = new Clinic(await openDatabase({ ...where, worker: false }), firstSerial)

const workFor = async (patient: number): Promise<void> => {
  for (let n = 0; ; n += 1) {
    const [recharge] = await clinic.topUp(hospital, [patient], 2, { giveTimes: 1 })
    process.stdout.write(`topUp ${recharge}\n`)
    for (let day = 1; day <= 4; day += 1) {
      const trained = await clinic.numberedDay(patient, `2026-01-0${day}`)
      process.stdout.write(`day ${trained}\n`)
    }
  }
}

await Promise.all(patients.map(workFor))
