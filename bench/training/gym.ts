import { openDatabase } from '../../server/platform/database/openDatabase.ts'
import { topUpPatients } from '../../server/times/ledger/creditTopUp.ts'
import { bookSales } from '../../server/times/payments/patientJournal.ts'
import { newToken, tokenHash } from '../../server/platform/session/tokens.ts'
import '../../server/training/tables.ts'

/** A device with its token, and the patients who signed in there. */
export interface Device {
  readonly id: number
  readonly token: string
  readonly patients: readonly number[]
}

/** What is trained: a project, and the code of a game of it where there is one. */
export interface Exercise {
  readonly project: number
  readonly game: string | null
}

/** Devices, and what patients train on them. */
export interface Gym {
  readonly devices: readonly Device[]
  readonly exercises: readonly Exercise[]
}

/** How long ago patients first signed in: records of so many days are taken. */
export const knownDays = 1000

const timesEach = 5000

/**
 * Gives the devices of a sample's organisations new tokens, parts the patients there among them, and tops these up by
 * the platform. Devices with the most patients come first.
 */
export const openGym = async (url: string): Promise<Gym> => {
  const database = await openDatabase({ url })
  const { db } = database
  try {
    const inUse = await db
      .selectFrom('device')
      .select(['id', 'hospital'])
      .where('access', '=', 'issued')
      .where('deleted', '=', false)
      .orderBy('id')
      .execute()
    // Of those who trained before some days are counted already.
    const patients = await db
      .selectFrom('patient as p')
      .select(['p.id', 'p.hospital'])
      .where('p.deleted', '=', false)
      .where('p.type', '=', 'ordinary')
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('consume_record as c').select('c.id').whereRef('c.patient', '=', 'p.id'))),
      )
      .orderBy('p.id')
      .execute()
    const exercises = await db
      .selectFrom('project as p')
      .innerJoin('project_type as t', 't.id', 'p.type')
      .leftJoin('game as g', 'g.project', 'p.id')
      .select(['p.id as project', 'g.code as game'])
      .where('t.consumes', '=', 'ordinary')
      .orderBy('p.id')
      .execute()
    const now = new Date()
    const first = new Date(now.getTime() - knownDays * 86_400_000).toISOString()
    const devices = inUse
      .map(({ id, hospital }): Device => {
        const beside = inUse.filter(one => one.hospital === hospital).map(one => one.id)
        const here = patients.filter(patient => patient.hospital === hospital)
        return {
          id,
          token: newToken(),
          patients: here.filter((_, at) => beside[at % beside.length] === id).map(patient => patient.id),
        }
      })
      .filter(one => one.patients.length > 0)
      .sort((one, other) => other.patients.length - one.patients.length)
    const trained = patients.filter(({ id }) => devices.some(one => one.patients.includes(id)))
    await db.transaction().execute(async transaction => {
      await transaction.deleteFrom('device_token').execute()
      await transaction
        .insertInto('device_token')
        .values(
          devices.map(({ id, token }) => ({ device: id, token_hash: tokenHash(token), issued_at: now.toISOString() })),
        )
        .execute()
      await transaction
        .insertInto('training_sign_in')
        .values(
          devices.flatMap(({ id, patients: here }) =>
            here.map(patient => ({
              device: id,
              patient,
              token_hash: tokenHash(newToken()),
              first_at: first,
              last_at: first,
              expires_at: now.toISOString(),
            })),
          ),
        )
        .execute()
      const lots = await transaction
        .insertInto('recharge')
        .values(
          trained.map(({ id, hospital }) => ({
            patient: id,
            hospital,
            recharge_type: 'ordinary' as const,
            payer: 'platform' as const,
            times: timesEach,
            give_times: 0,
            total: timesEach,
          })),
        )
        .returning(['id', 'patient', 'hospital'])
        .execute()
      await bookSales(
        transaction,
        lots.map(({ id }) => id),
        { today: now.toISOString().slice(0, 10), operator: null, now },
      )
      await topUpPatients(transaction, {
        lots: lots.map(({ id, patient, hospital }) => ({ recharge: id, patient, hospital })),
        rechargeType: 'ordinary',
        times: timesEach,
        giveTimes: 0,
        payer: 'platform',
        operator: null,
        now,
      })
    })
    return { devices, exercises }
  } finally {
    await database.close()
  }
}
