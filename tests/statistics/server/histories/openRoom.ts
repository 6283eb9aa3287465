import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { addDays } from '../../../../domain/calendar.ts'
import type { CashDesk } from '../../../times/server/recharge/cashDesk.ts'
import type { TrainingRoom } from './History.ts'

/**
 * A device in each organisation, and two things to train on them. Who trains is signed in without the password, which
 * costs more than all else.
 */
export const openRoom = async (desk: CashDesk, hospitals: readonly number[]): Promise<TrainingRoom> => {
  const made = async (line: string, body: object): Promise<Readonly<Record<string, unknown>>> => {
    const { status, body: reply } = await desk.call(line, body)
    if (status > 201) throw new Error(`${line}: ${status} ${JSON.stringify(reply)}`)
    return reply
  }
  const own = hospitals[0]!
  const type = await made('POST api/projectType', {
    name: `Ordinary ${own}`,
    nameEn: `Ordinary ${own}`,
    consumes: 'ordinary',
  })
  const projects: number[] = []
  for (const name of ['Near', 'Far'])
    projects.push(
      Number(
        (
          await made('POST api/project', {
            name: `${name} ${own}`,
            nameEn: `${name} ${own}`,
            type: type['id'],
            eyes: ['both'],
          })
        )['id'],
      ),
    )
  const devices = new Map<number, string>()
  const ids = new Map<string, number>()
  for (const hospital of hospitals) {
    const { id } = await made('POST api/device', { name: `Device ${hospital}`, serial: `SN${hospital}`, hospital })
    const token = String((await made(`PUT api/device/issue/${String(id)}`, {}))['token'])
    devices.set(hospital, token)
    ids.set(token, Number(id))
  }
  return {
    devices,
    projects,
    async signIn(patient, device) {
      const { now } = desk.office.clock
      await sql`insert into training_sign_in (device, patient, token_hash, first_at, last_at, expires_at)
        values (${ids.get(device)!}, ${patient}, ${randomUUID()}, ${`${addDays(now.toISOString().slice(0, 10), -3)}T00:00:00Z`}, ${now}, ${now})`.execute(
        desk.db,
      )
    },
  }
}
