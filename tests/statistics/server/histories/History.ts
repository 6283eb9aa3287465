import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { ageGroupOn } from '../../../../domain/age.ts'
import { addDays, dateIn } from '../../../../domain/calendar.ts'
import type { CashDesk } from '../../../times/server/recharge/cashDesk.ts'
import type { Reply } from '../../../platform/session/backOffice.ts'
import type { Row } from '../recount.ts'

/** A sequence that looks random and is the same for the same seed. */
export const drawn = (seed: number) => () => {
  seed = (seed * 1103515245 + 12345) % 2147483648
  return seed / 2147483648
}

interface Child {
  readonly id: number
  readonly birthday: string
  readonly gender: string
  readonly createdAt: string
  hospital: number
  doctor: number | null
  deleted: boolean
}
interface Sale {
  readonly id: number
  child: Child
  readonly hospital: number
  readonly doctor: number | null
  channel: string | null
  readonly each: number
  /** Times that it was sold with. */
  readonly sold: number
  left: number
}
interface File {
  readonly id: number
  version: number
  readonly child: Child
  readonly doctor: number
  readonly createdAt: string
  deleted: boolean
  readonly visits: Map<string, number>
}
interface TrainedDay {
  child: Child
  readonly day: string
  readonly doctor: number | null
  readonly stamp: Row
  doubled: boolean
  paid?: Row
}
interface Exercise {
  child: Child
  readonly row: Row
}
interface Bill {
  readonly child: () => Child
  readonly row: Row
}

/** Where the children of a history train: the tokens of devices by their organisations, and what is trained. */
export interface TrainingRoom {
  readonly devices: ReadonlyMap<number, string>
  readonly projects: readonly number[]
  /** The child may train on the device from now on. */
  signIn(patient: number, device: string): Promise<void>
}

/** Each a birthday away from another age group on one of the days of a history. */
const birthdays = [
  '2022-12-31',
  '2021-03-01',
  '2020-02-29',
  '2017-03-01',
  '2014-04-30',
  '2012-02-29',
  '2010-01-01',
  '2009-12-31',
  '2016-02-29',
]
/**
 * Moments of a history, oldest first: ends of months and years, both sides of midnight in the business time zone, and a
 * leap day.
 */
const moments = [
  '2026-12-30T15:59:00Z',
  '2026-12-30T16:01:00Z',
  '2026-12-31T15:59:00Z',
  '2026-12-31T16:01:00Z',
  '2027-01-31T03:00:00Z',
  '2027-02-28T03:00:00Z',
  '2027-02-28T16:01:00Z',
  '2027-04-30T15:30:00Z',
  '2028-02-28T16:30:00Z',
  '2028-02-29T15:59:00Z',
  '2028-02-29T16:01:00Z',
  '2028-12-31T15:59:00Z',
  '2028-12-31T17:00:00Z',
]

/**
 * What happens in a few organisations, done by the product's own calls; and beside it, kept by hand, the rows that
 * statistics have to be of: whose, on which day, how much.
 */
export class History {
  readonly #desk: CashDesk
  readonly #random: () => number
  readonly hospitals: readonly number[]
  readonly doctors: readonly (readonly number[])[]
  readonly #children: Child[] = []
  readonly #sales: Sale[] = []
  readonly #files: File[] = []
  readonly #bills: Bill[] = []
  readonly #days: TrainedDay[] = []
  readonly #exercises: Exercise[] = []
  /** Children and devices that know them. */
  readonly #signedIn = new Set<string>()
  #serial = 0
  readonly #gym: TrainingRoom

  constructor(
    desk: CashDesk,
    seed: number,
    hospitals: readonly number[],
    doctors: readonly (readonly number[])[],
    gym: TrainingRoom,
  ) {
    this.#desk = desk
    this.#random = drawn(seed)
    this.hospitals = hospitals
    this.doctors = doctors
    this.#gym = gym
  }

  get today(): string {
    return dateIn(this.#desk.office.clock.now)
  }

  #one<T>(from: readonly T[]): T | undefined {
    return from[Math.floor(this.#random() * from.length)]
  }

  /** Whatever is refused is refused for a reason, and changes nothing. */
  async #call(line: string, body?: unknown): Promise<Reply> {
    const reply = await this.#desk.call(line, body)
    expect({ line, sent: body, ...reply, isDefect: reply.status >= 500 }).toMatchObject({ isDefect: false })
    return reply
  }

  async run(steps: number): Promise<void> {
    for (const moment of moments) {
      await this.#desk.at(new Date(moment))
      for (let n = 0; n < steps; n += 1) await this.#step()
    }
    await this.#settle()
  }

  async #step(): Promise<void> {
    const at = this.#random()
    if (at < 0.15 || this.#children.length < 4) return this.#register()
    if (at < 0.3) return this.#sell()
    if (at < 0.38) return this.#refund()
    if (at < 0.42) return this.#payLater()
    if (at < 0.5) return this.#open()
    if (at < 0.62) return this.#examine()
    if (at < 0.84) return this.#train()
    if (at < 0.88) return this.#toggleChild()
    if (at < 0.92) return this.#toggleFile()
    return at < 0.97 ? this.#transfer() : this.#merge()
  }

  async #register(): Promise<void> {
    const [hospital, birthday, gender] = [
      this.#one(this.hospitals)!,
      this.#one(birthdays)!,
      this.#random() < 0.5 ? 'female' : 'male',
    ]
    this.#serial += 1
    const { status, body } = await this.#call('POST api/users', {
      name: `Child ${this.#serial}`,
      gender,
      birthday,
      hospital,
      guardianName: '王芳',
      consentOn: this.today,
      mobile: `1390${String(this.#desk.office.hospitals.platform * 100_000 + this.#serial + hospital * 1000).padStart(7, '0')}`,
    })
    expect({ status, errors: body['errors'] }).toEqual({ status: 201, errors: undefined })
    this.#children.push({
      id: Number(body['id']),
      birthday,
      gender,
      createdAt: this.#desk.office.clock.now.toISOString(),
      hospital,
      doctor: null,
      deleted: false,
    })
  }

  #bill(sale: Sale, more: Row): void {
    const { hospital, doctor, child } = sale
    const { birthday, gender } = child
    this.#bills.push({
      child: () => sale.child,
      row: {
        day: this.today,
        hospital,
        doctor,
        rechargeType: 'ordinary',
        packageTimes: sale.sold,
        times: 0,
        giveTimes: 0,
        amount: 0,
        received: 0,
        channel: null,
        ageBand: ageGroupOn(birthday, this.today),
        gender,
        ...more,
      },
    })
  }

  async #sell(): Promise<void> {
    const child = this.#one(this.#children.filter(one => !one.deleted))
    if (!child) return
    const doctor = this.#random() < 0.2 ? null : this.#one(this.doctors[this.hospitals.indexOf(child.hospital)]!)!
    const [times, giveTimes, paid, channel] = [
      this.#one([1, 2, 5, 30])!,
      this.#one([0, 0, 1, 3])!,
      this.#random() < 0.75,
      this.#one(['cash', 'wechat', 'card'])!,
    ]
    const { status, body } = await this.#call('POST api/recharge', {
      userIds: [child.id],
      rechargeType: 'ordinary',
      times,
      giveTimes,
      payStatus: paid ? 'paid' : 'unpaid',
      ...(paid ? { channel } : {}),
      doctorId: doctor,
    })
    expect({ status, errors: body['errors'] }).toEqual({ status: 200, errors: undefined })
    const each = times === 30 ? 4_000 : 5_000
    const sale: Sale = {
      id: Number(body['recharge']),
      child,
      hospital: child.hospital,
      doctor,
      channel: paid ? channel : null,
      each,
      sold: times,
      left: times,
    }
    this.#sales.push(sale)
    this.#bill(sale, {
      kind: 'sale',
      times,
      giveTimes,
      amount: times * each,
      received: paid ? times * each : 0,
      channel: sale.channel,
    })
  }

  async #payLater(): Promise<void> {
    const sale = this.#one(this.#sales.filter(one => one.channel === null && one.left > 0))
    if (!sale) return
    const { status } = await this.#call(`PUT api/recharge/pay/${sale.id}`, { channel: 'card' })
    if (status !== 200) return
    sale.channel = 'card'
    this.#bill(sale, { kind: 'latePayment', received: sale.left * sale.each, channel: 'card' })
  }

  /** In another month, or on the same day; of who has gone to another organisation too. */
  async #refund(): Promise<void> {
    const sale = this.#one(this.#sales.filter(one => one.channel !== null && one.left > 0))
    if (!sale) return
    const times = 1 + Math.floor(this.#random() * sale.left)
    const { status, body } = await this.#call(`PUT api/recharge/refund/${sale.id}`, { times, reason: 'moved' })
    if (status !== 200) return
    sale.left -= times
    // What was given goes with it, as far as it was not used.
    this.#bill(sale, {
      kind: 'refund',
      times: -times,
      giveTimes: -Number(body['giveTimes']),
      amount: -times * sale.each,
      received: -times * sale.each,
      channel: sale.channel,
    })
  }

  /** Some exercises of one child, today or told late; the first of a day takes a time, or is owed. */
  async #train(): Promise<void> {
    const child = this.#one(this.#children.filter(one => !one.deleted))
    if (!child) return
    const { clock } = this.#desk.office
    const device = this.#gym.devices.get(child.hospital)!
    const key = `${child.id} ${device}`
    if (!this.#signedIn.has(key)) {
      await this.#gym.signIn(child.id, device)
      this.#signedIn.add(key)
    }
    const records = Array.from({ length: 1 + Math.floor(this.#random() * 3) }, () => {
      const startedAt = new Date(clock.now.getTime() - this.#one([0, 0, 1, 9, 30])! * 3_600_000)
      return {
        uuid: randomUUID(),
        patient: child.id,
        project: this.#one(this.#gym.projects)!,
        startedAt: startedAt.toISOString(),
        minutes: this.#one([0, 3, 20])!,
        ...this.#one([{}, { score: 10, level: 1 }, { score: 35, level: 12, eye: 'left' }]),
      }
    })
    const { body } = await this.#desk.office.call('POST api/gameRecord/batch', {
      token: device,
      body: { sentAt: clock.now.toISOString(), clientVersion: '1.2.3', records },
    })
    const bad = new Set((body['bad'] as { index: number }[] | undefined)?.map(({ index }) => index) ?? records.keys())
    for (const { startedAt, uuid: _uuid, patient: _patient, ...record } of records
      .filter((_record, at) => !bad.has(at))
      .sort((one, other) => one.startedAt.localeCompare(other.startedAt))) {
      const day = dateIn(new Date(startedAt))
      const stamp = { day, ageBand: ageGroupOn(child.birthday, day), gender: child.gender }
      this.#exercises.push({
        child,
        row: { score: null, level: null, eye: null, game: null, ...record, startedAt, ...stamp },
      })
      if (!this.#days.some(one => one.child === child && one.day === day && !one.doubled))
        this.#days.push({ child, day, doctor: child.doctor, doubled: false, stamp })
    }
  }

  async #open(): Promise<void> {
    const child = this.#one(
      this.#children.filter(one => !one.deleted && !this.#files.some(file => file.child === one && !file.deleted)),
    )
    if (!child) return
    const doctor = this.#one(this.doctors[this.hospitals.indexOf(child.hospital)]!)!
    const examinedOn = this.#visitDay()
    const { status, body } = await this.#call('POST api/caseInfo', {
      patient: child.id,
      doctor,
      examinedOn,
      nakedRight: '0.1',
      nakedLeft: '0.1',
      correctedRight: '0.3',
      correctedLeft: '0.4',
      amblyopiaTypeRight: 'anisometropic',
      amblyopiaTypeLeft: 'none',
    })
    if (status !== 201) return
    child.doctor = doctor
    this.#files.push({
      id: Number(body['id']),
      version: Number(body['version']),
      child,
      doctor,
      createdAt: this.#desk.office.clock.now.toISOString(),
      deleted: false,
      visits: new Map([[examinedOn, doctor]]),
    })
  }

  /** Today, or a day that is told late. */
  #visitDay(): string {
    return addDays(this.today, -this.#one([0, 0, 1, 28, 60])!)
  }

  /** Another examination, or another word on one that there is. */
  async #examine(): Promise<void> {
    const file = this.#one(this.#files.filter(one => !one.deleted && !one.child.deleted))
    if (!file) return
    const known = this.#random() < 0.3 ? this.#one([...file.visits.keys()]) : undefined
    const examinedOn = known ?? this.#visitDay()
    const { status, body } = await this.#call('PUT api/caseInfo', {
      id: file.id,
      version: file.version,
      examinedOn,
      correctedRight: this.#one(['0.3', '0.5', '0.8', '1'])!,
      correctedLeft: '0.9',
    })
    if (status !== 200) return
    file.version = Number(body['version'])
    file.visits.set(examinedOn, file.doctor)
  }

  async #toggleChild(): Promise<void> {
    const child = this.#one(this.#children)
    if (!child) return
    if (child.deleted) {
      if ((await this.#call(`PUT api/users/recover/${child.id}`, {})).status === 200) child.deleted = false
      return
    }
    const { body } = await this.#call(`GET api/patient/removePreview/${child.id}`)
    if ((await this.#call(`DELETE api/users/${child.id}?previewToken=${String(body['previewToken'])}`)).status === 200)
      child.deleted = true
  }

  async #toggleFile(): Promise<void> {
    const file = this.#one(this.#files)
    if (!file) return
    const { status } = file.deleted
      ? await this.#call(`PUT api/caseInfo/recover/${file.id}`, {})
      : await this.#call(`DELETE api/caseInfo/${file.id}`)
    if (status !== 200) return
    file.deleted = !file.deleted
    file.version = Number(
      (await this.#desk.db.selectFrom('case').select('version').where('id', '=', file.id).executeTakeFirstOrThrow())
        .version,
    )
  }

  async #transfer(): Promise<void> {
    const child = this.#one(this.#children.filter(one => !one.deleted))
    const hospital = this.#one(this.hospitals)!
    if (!child || hospital === child.hospital) return
    const { body } = await this.#call(`GET api/patient/transferPreview/${child.id}?hospital=${hospital}`)
    const { status } = await this.#call(`PUT api/patient/transfer/${child.id}`, {
      hospital,
      reason: 'moved',
      previewToken: body['previewToken'],
    })
    if (status !== 200) return
    child.hospital = hospital
    child.doctor = null
  }

  async #merge(): Promise<void> {
    const isFree = (child: Child): boolean => !this.#files.some(file => file.child === child)
    const survivor = this.#one(this.#children.filter(one => !one.deleted))
    const other = this.#one(
      this.#children.filter(
        one => !one.deleted && isFree(one) && one !== survivor && one.hospital === survivor?.hospital,
      ),
    )
    if (!survivor || !other) return
    const { body, status } = await this.#call(`GET api/patient/mergePreview?survivor=${survivor.id}&other=${other.id}`)
    if (status !== 200) return
    const merged = await this.#call('PUT api/patient/merge', {
      survivor: survivor.id,
      other: other.id,
      take: [],
      reason: 'twice',
      previewToken: body['previewToken'],
    })
    if (merged.status !== 200) return
    // It is found no more, and what was billed to it is the survivor's; where and when that was stays.
    this.#children.splice(this.#children.indexOf(other), 1)
    for (const sale of this.#sales) if (sale.child === other) sale.child = survivor
    for (const exercise of this.#exercises) if (exercise.child === other) exercise.child = survivor
    for (const one of this.#days.filter(({ child }) => child === other)) {
      one.doubled ||= this.#days.some(({ child, day, doubled }) => child === survivor && day === one.day && !doubled)
      one.child = survivor
    }
  }

  /** What became of training days in the ledger, which has suites of its own: who paid for each, and out of what. */
  async #settle(): Promise<void> {
    const { rows } = await sql<{
      patient: number
      day: string
      hospital: number
      times: number
      given: boolean
      owed: boolean
      doubled: boolean
    }>`
      select patient, day::text, hospital, times, given, owed, doubled from consume_record where patient = any(${this.#days.map(({ child }) => child.id)}::integer[]) order by id`.execute(
      this.#desk.db,
    )
    for (const one of this.#days) {
      const at = rows.findIndex(
        ({ patient, day, doubled }) => patient === one.child.id && day === one.day && doubled === one.doubled,
      )
      expect({ day: one.day, doubled: one.doubled, isThere: at >= 0 }).toEqual({
        day: one.day,
        doubled: one.doubled,
        isThere: true,
      })
      const [{ hospital, times, given, owed }] = rows.splice(at, 1) as [(typeof rows)[number]]
      one.paid = { hospital, times, given, owed }
    }
    expect(rows).toEqual([])
  }

  /**
   * The rows that statistics have to be of, by the names of their facts; those in charge of a row's patient stand in
   * `inCharge`.
   */
  rows(): Readonly<
    Record<'payments' | 'newPatients' | 'cases' | 'examinations' | 'trainingDays' | 'exercises', readonly Row[]>
  > {
    return {
      trainingDays: this.#days.map(({ child, day, doctor, doubled, stamp, paid }) => ({
        day,
        doctor,
        doubled,
        ...stamp,
        ...paid,
        rechargeType: 'ordinary',
        patient: child.id,
        inCharge: child.doctor,
      })),
      exercises: this.#exercises.map(({ child, row }) => ({
        ...row,
        patient: child.id,
        hospital: child.hospital,
        inCharge: child.doctor,
      })),
      payments: this.#bills.map(({ child, row }) => ({ ...row, inCharge: child().doctor })),
      newPatients: this.#children.map(({ createdAt, birthday, hospital, doctor, gender, deleted }) => ({
        createdAt,
        birthday,
        type: 'ordinary',
        hospital,
        doctor,
        gender,
        deleted,
        inCharge: doctor,
      })),
      cases: this.#files.map(({ createdAt, child, doctor, deleted }) => ({
        createdAt,
        hospital: child.hospital,
        doctor,
        deleted,
        inCharge: child.doctor,
      })),
      examinations: this.#files.flatMap(({ child, deleted, visits }) =>
        [...visits].map(([examinedOn, doctor]) => ({
          examinedOn,
          hospital: child.hospital,
          doctor,
          deleted,
          patient: child.id,
          inCharge: child.doctor,
        })),
      ),
    }
  }
}
