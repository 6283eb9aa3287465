import type { RechargeType } from '../../../../resources/times/rechargeType.ts'
import { topUpOrganisation } from '../../../../server/times/ledger/organisations.ts'
import type { TestDatabase } from '../../../support/database.ts'
import { consumeDay } from '../ledger/consumeDay.ts'
import { BackOffice } from '../../../platform/session/backOffice.ts'
import type { Reply } from '../../../platform/session/backOffice.ts'

let serial = 1000

/** A back-office with prices, times at two hospitals, and those who top up. */
export class CashDesk {
  readonly office: BackOffice
  tokens: Readonly<Record<'admin' | 'other' | 'manager' | 'doctor' | 'nurse' | 'demo', string>>
  /** Id of the record of the operator `doctor` as a doctor, and of a colleague. */
  readonly doctor: number
  readonly colleague: number

  private constructor(office: BackOffice, tokens: CashDesk['tokens'], doctors: readonly [number, number]) {
    this.office = office
    this.tokens = tokens
    ;[this.doctor, this.colleague] = doctors
  }

  static async open(database: TestDatabase): Promise<CashDesk> {
    const office = await BackOffice.open(database)
    const { hospital } = office.hospitals
    const own = { hospital, dataScope: 'own' as const }
    const doctor = await office.signedIn('doctor', { role: 'doctor', ...own })
    const tokens = {
      admin: (await office.signedIn('admin')).token,
      other: (await office.signedIn('other')).token,
      manager: (await office.signedIn('manager', { role: 'franchise', hospital, dataScope: 'below' })).token,
      doctor: doctor.token,
      nurse: (await office.signedIn('nurse', { role: 'nurse', ...own })).token,
      demo: (await office.signedIn('demo', { role: 'demo', ...own, isExperience: true })).token,
    }
    const doctors = await office.database.db
      .insertInto('doctor')
      .values([
        { name: '李医生', hospital, occupation: 'doctor', operator: doctor.id },
        { name: '赵医生', hospital, occupation: 'doctor' },
      ])
      .returning('id')
      .execute()
    const desk = new CashDesk(office, tokens, [doctors[0]!.id, doctors[1]!.id])
    for (const [type, perTime] of [
      ['ordinary', 5_000],
      ['lifetime', 880_000],
    ] as const) {
      await office.database.db
        .insertInto('price')
        .values({
          recharge_type: type,
          total30: type === 'ordinary' ? 120_000 : null,
          per_time: perTime,
          valid_from: '2026-01-01',
        })
        .execute()
    }
    await desk.stock(hospital, 1000)
    await desk.stock(hospital, 3, 'lifetime')
    await desk.stock(office.hospitals.elsewhere, 20)
    return desk
  }

  /** Another moment, for which everybody signs in again. */
  async at(now: Date): Promise<void> {
    this.office.clock.now = now
    const names = Object.keys(this.tokens) as (keyof CashDesk['tokens'])[]
    this.tokens = Object.fromEntries(
      await Promise.all(names.map(async name => [name, await this.office.token(name)] as const)),
    ) as CashDesk['tokens']
  }

  get db() {
    return this.office.database.db
  }

  /** Gives an organisation times. */
  stock(hospital: number, times: number, rechargeType: RechargeType = 'ordinary'): Promise<void> {
    return this.db.transaction().execute(db =>
      topUpOrganisation(db, {
        hospital,
        rechargeType,
        times,
        giveTimes: 0,
        hospitalRecharge: (serial += 1),
        operator: null,
        now: this.office.clock.now,
      }),
    )
  }

  patient(name: string, hospital = this.office.hospitals.hospital): Promise<number> {
    return this.office.patient(`${name} ${(serial += 1)}`, hospital)
  }

  /** Another organisation, below the one of the manager. */
  async clinic(): Promise<number> {
    const name = `Clinic ${(serial += 1)}`
    const { id } = await this.db
      .insertInto('hospital')
      .values({
        name,
        code: `L${serial}`,
        kind: 'hospital',
        superior: this.office.hospitals.hospital,
        province: '浙江省',
        city: '杭州市',
        contact: '王芳',
        phone: '010-88888888',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }

  train(patient: number, day: string): Promise<unknown> {
    return this.db.transaction().execute(db =>
      consumeDay(db, {
        patient,
        rechargeType: 'ordinary',
        day,
        consumeRecord: (serial += 1),
        now: this.office.clock.now,
      }),
    )
  }

  topUp(
    userIds: unknown,
    more: Readonly<Record<string, unknown>> = {},
    by: keyof CashDesk['tokens'] = 'admin',
  ): Promise<Reply> {
    return this.office.call('POST api/recharge', {
      token: this.tokens[by],
      body: { userIds, rechargeType: 'ordinary', times: 30, giveTimes: 2, payStatus: 'paid', channel: 'cash', ...more },
    })
  }

  /** Tops one patient up; answers the id of the record. */
  async lot(
    patient: number,
    more: Readonly<Record<string, unknown>> = {},
    by: keyof CashDesk['tokens'] = 'admin',
  ): Promise<number> {
    const { status, body } = await this.topUp([patient], more, by)
    if (status !== 200) throw new Error(`Not topped up: ${status} ${JSON.stringify(body)}`)
    return Number(body['recharge'])
  }

  call(line: string, body?: unknown, by: keyof CashDesk['tokens'] = 'admin'): Promise<Reply> {
    return this.office.call(line, { token: this.tokens[by], ...(body === undefined ? {} : { body }) })
  }

  async timesOf(patient: number): Promise<number> {
    return (await this.db.selectFrom('patient').select('times').where('id', '=', patient).executeTakeFirstOrThrow())
      .times
  }

  async leftAt(hospital: number, type: RechargeType = 'ordinary'): Promise<number> {
    return (
      (
        await this.db
          .selectFrom('times_account')
          .select('balance')
          .where('hospital', '=', hospital)
          .where('type', '=', type)
          .executeTakeFirst()
      )?.balance ?? 0
    )
  }
}
