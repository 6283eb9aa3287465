import { randomUUID } from 'node:crypto'
import { hashOnce } from '../../support/hashOnce.ts'
import { topUpPatients } from '../../../server/times/ledger/creditTopUp.ts'
import { insertLots } from '../../times/server/ledger/insertLots.ts'
import { BackOffice } from '../../platform/session/backOffice.ts'
import type { Reply } from '../../platform/session/backOffice.ts'
import type { TestEngine } from '../../support/database.ts'

export const patientPassword = 'train-every-day'

export interface RecordOptions {
  readonly uuid?: string
  readonly project?: number
  readonly startedAt?: string
  readonly minutes?: number
  readonly [field: string]: unknown
}

/** A back-office with two projects, one of naked-eye 3D, and what a training client does there. */
export class Gym {
  readonly office: BackOffice
  /** A token, until the day is over. */
  admin: string
  project = 0
  project3d = 0
  /** The code of a game of the first project. */
  readonly game = 'forestMaze'
  private serial = 0

  private constructor(office: BackOffice, admin: string) {
    this.office = office
    this.admin = admin
  }

  static async open(engine: TestEngine, networks: readonly string[] = []): Promise<Gym> {
    const office = await BackOffice.open(await engine.openSeeded(), [], networks)
    const { token } = await office.signedIn('admin', { role: 'admin' })
    const gym = new Gym(office, token)
    for (const [name, consumes] of [
      ['Ordinary', 'ordinary'],
      ['Naked', 'naked3d'],
    ] as const) {
      const type = await office.call('POST api/projectType', { token, body: { name, nameEn: name, consumes } })
      const project = await office.call('POST api/project', {
        token,
        body: { name: `${name} project`, nameEn: name, type: type.body['id'], eyes: ['both'] },
      })
      gym[consumes === 'ordinary' ? 'project' : 'project3d'] = Number(project.body['id'])
    }
    await office.call('POST api/game', {
      token,
      body: { name: 'Maze', nameEn: 'Maze', code: gym.game, project: gym.project },
    })
    return gym
  }

  get db() {
    return this.office.database.db
  }

  /** A device of the organisation with its token. */
  async device(hospital = this.office.hospitals.hospital): Promise<{ id: number; token: string }> {
    const number = (this.serial += 1)
    const made = await this.office.call('POST api/device', {
      token: this.admin,
      body: { name: `Device ${number}`, serial: `SN${number}`, hospital },
    })
    const issued = await this.office.call(`PUT api/device/issue/${made.body['id']}`, { token: this.admin, body: {} })
    if (typeof issued.body['token'] !== 'string')
      throw new Error(`No token was issued: ${JSON.stringify([made.body, issued.body])}`)
    return { id: Number(made.body['id']), token: issued.body['token'] }
  }

  /** A patient with a password for training clients. */
  async patient(
    more: {
      readonly type?: 'ordinary' | 'lifetime' | 'trial' | 'demo' | 'naked3d'
      readonly valid_from?: string
      readonly valid_until?: string
      readonly hospital?: number
    } = {},
  ): Promise<{ id: number; account: string }> {
    const number = (this.serial += 1)
    const account = `T${String(number).padStart(8, '0')}`
    const { id } = await this.db
      .insertInto('patient')
      .values({
        name: '张小明',
        account,
        hospital: this.office.hospitals.hospital,
        gender: 'female',
        birthday: '2019-05-01',
        mobile: `136${String(number).padStart(8, '0')}`,
        ...more,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await this.db
      .insertInto('client_credential')
      .values({
        patient: id,
        password_hash: await hashOnce(patientPassword),
        must_change: false,
        changed_at: this.office.clock.now.toISOString(),
      })
      .execute()
    return { id, account }
  }

  signIn(device: string, account: string, more: Readonly<Record<string, unknown>> = {}): Promise<Reply> {
    return this.office.call('POST api/device/signIn', {
      token: device,
      body: { account, password: patientPassword, ...more },
    })
  }

  /** A patient who has signed in on a device, with both tokens. */
  async trainee(more: Parameters<Gym['patient']>[0] = {}) {
    const device = await this.device()
    const patient = await this.patient(more)
    const { body } = await this.signIn(device.token, patient.account)
    if (typeof body['token'] !== 'string') throw new Error(`The patient was not signed in: ${JSON.stringify(body)}`)
    return { device, ...patient, token: body['token'] }
  }

  /** Tops a patient up by the platform. */
  async topUp(
    patient: number,
    times: number,
    { giveTimes = 0, rechargeType = 'ordinary' as 'ordinary' | 'naked3d' } = {},
  ): Promise<number> {
    const hospital = this.office.hospitals.hospital
    return this.db.transaction().execute(async db => {
      const [recharge] = await insertLots(
        db,
        [{ patient, hospital, recharge_type: rechargeType, payer: 'platform', times, give_times: giveTimes }],
        this.office.clock.now,
      )
      const id = recharge!
      await topUpPatients(db, {
        lots: [{ recharge: id, patient, hospital }],
        rechargeType,
        times,
        giveTimes,
        payer: 'platform',
        operator: null,
        now: this.office.clock.now,
      })
      return id
    })
  }

  record(patient: number, more: RecordOptions = {}): Record<string, unknown> {
    return {
      uuid: randomUUID(),
      patient,
      project: this.project,
      startedAt: this.office.clock.now.toISOString(),
      minutes: 5,
      score: 10,
      level: 1,
      ...more,
    }
  }

  send(device: string, records: readonly unknown[], sentAt = this.office.clock.now.toISOString()): Promise<Reply> {
    return this.office.call('POST api/gameRecord/batch', {
      token: device,
      body: { sentAt, clientVersion: '1.2.3', records },
    })
  }

  consumed(patient: number) {
    return this.db
      .selectFrom('consume_record')
      .select(['id', 'day', 'recharge_type', 'times', 'given', 'owed', 'recharge', 'settled_at', 'hospital', 'doubled'])
      .where('patient', '=', patient)
      .orderBy('day')
      .orderBy('id')
      .execute()
  }

  async timesOf(patient: number): Promise<number> {
    return (await this.db.selectFrom('patient').select('times').where('id', '=', patient).executeTakeFirstOrThrow())
      .times
  }

  async stored(patient: number): Promise<number> {
    return (await this.db.selectFrom('game_record').select('id').where('patient', '=', patient).execute()).length
  }
}
