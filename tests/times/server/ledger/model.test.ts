import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DatabaseError } from '../../../../server/platform/database/DatabaseError.ts'
import { Problem } from '../../../../server/core/errors/problem.ts'
import { balanceOf } from '../../../../server/times/ledger/accounts.ts'
import { compareLedger } from '../../../../server/times/ledger/compareLedger.ts'
import { describeEngines } from '../../../support/database.ts'
import type { TestDatabase } from '../../../support/database.ts'
import { Clinic } from './clinic.ts'
import { Model } from './model.ts'
import { isFull } from '../../../support/full.ts'

const stepsARun = 100
const runs = isFull ? 200 : 6

const children = 5
const child = fc.nat({ max: children - 1 })
const place = fc.nat({ max: 1 })
const type = fc.constantFrom('ordinary' as const, 'ordinary' as const, 'naked3d' as const)
const day = fc.integer({ min: 1, max: 28 }).map(n => `2026-02-${String(n).padStart(2, '0')}`)
const few = fc.integer({ min: 1, max: 12 })
const gifts = fc.constantFrom(0, 0, 1, 3)

/** What may happen; whom and which is told by numbers that the run makes sense of. */
const step = fc.oneof(
  {
    weight: 10,
    arbitrary: fc.record({
      kind: fc.constant('give' as const),
      place,
      type,
      times: fc.integer({ min: 1, max: 40 }),
      gifts,
    }),
  },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('takeBack' as const), place, type, times: few }) },
  {
    weight: 20,
    arbitrary: fc.record({
      kind: fc.constant('topUp' as const),
      place,
      type,
      whom: fc.uniqueArray(child, { minLength: 1, maxLength: 3 }),
      times: few,
      gifts,
      payer: fc.constantFrom('organisation' as const, 'organisation' as const, 'platform' as const),
    }),
  },
  { weight: 50, arbitrary: fc.record({ kind: fc.constant('train' as const), child, type, day }) },
  {
    weight: 10,
    arbitrary: fc.record({
      kind: fc.constant('refund' as const),
      lot: fc.nat({ max: 50 }),
      times: fc.integer({ min: 0, max: 12 }),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('sellCard' as const),
      place,
      type,
      times: few,
      gifts,
      payer: fc.constantFrom('organisation' as const, 'platform' as const),
    }),
  },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('redeemCard' as const), card: fc.nat({ max: 20 }), child }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('takeBackCard' as const), card: fc.nat({ max: 20 }) }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('remove' as const), child }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('recover' as const), child }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('merge' as const), child, other: child }) },
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

/** Runs steps on the database and on the model side by side. */
class Run {
  readonly model = new Model()
  readonly clinic: Clinic
  hospitals: number[] = []
  patients: number[] = []
  lots: number[] = []
  cards: number[] = []
  readonly deleted = new Set<number>()
  readonly merged = new Map<number, number>()

  constructor(clinic: Clinic) {
    this.clinic = clinic
  }

  async begin(): Promise<void> {
    this.hospitals = [await this.clinic.hospital(), await this.clinic.hospital()]
    for (let n = 0; n < children; n += 1) this.patients.push(await this.clinic.patient(this.hospitals[n % 2]!))
  }

  /** The answer, or the code of the refusal. */
  private async outcome<T>(work: Promise<T>): Promise<T | string> {
    return work.catch((error: unknown) => {
      if (error instanceof Problem) return error.code
      throw error
    })
  }

  async take(one: Step): Promise<void> {
    const { clinic, model } = this
    if (one.kind === 'give') {
      await clinic.give(this.hospitals[one.place]!, one.times, one.gifts, one.type)
      model.organisation(this.hospitals[one.place]!, one.type, one.times + one.gifts)
    } else if (one.kind === 'takeBack') {
      const enough = model.organisation(this.hospitals[one.place]!, one.type, -one.times)
      expect(await this.outcome(clinic.takeBack(this.hospitals[one.place]!, one.times, 0, one.type))).toBe(
        enough ? undefined : 'timesMissing',
      )
    } else if (one.kind === 'topUp') await this.topUp(one)
    else if (one.kind === 'train') {
      const patient = this.patients[one.child]!
      expect(await clinic.train(patient, one.day, one.type)).toEqual(
        model.train(this.merged.get(patient) ?? patient, one.type, one.day),
      )
    } else if (one.kind === 'refund') {
      if (this.lots.length === 0) return
      const lot = this.lots[one.lot % this.lots.length]!
      expect(await this.outcome(clinic.refund(lot, one.times))).toEqual(model.refund(lot, one.times) ?? 'timesMissing')
    } else if (one.kind === 'sellCard') await this.sellCard(one)
    else if (one.kind === 'redeemCard' || one.kind === 'takeBackCard') await this.spendCard(one)
    else if (one.kind === 'merge') await this.merge(one.child, one.other)
    else await this.mark(this.patients[one.child]!, one.kind === 'remove')
  }

  private async topUp({
    place: at,
    type: kind,
    whom,
    times,
    gifts: giveTimes,
    payer,
  }: Extract<Step, { kind: 'topUp' }>): Promise<void> {
    const hospital = this.hospitals[at]!
    const patients = whom.map(n => this.patients[n]!)
    const gone = patients.some(id => this.deleted.has(id))
    const short = payer === 'organisation' && this.model.left(hospital, kind) < patients.length * (times + giveTimes)
    const made = await this.outcome(
      this.clinic.topUp(hospital, patients, times, { giveTimes, payer, rechargeType: kind }),
    )
    if (gone || short) return expect(made).toBe(gone ? 'patientChanged' : 'timesMissing')
    if (typeof made === 'string') throw new Error(made)
    this.model.topUp(
      made.map((id, n) => ({ id, patient: patients[n]! })),
      hospital,
      payer,
      kind,
      times,
      giveTimes,
    )
    this.lots.push(...made)
  }

  private async sellCard({
    place: at,
    type: kind,
    times,
    gifts: giveTimes,
    payer,
  }: Extract<Step, { kind: 'sellCard' }>): Promise<void> {
    const hospital = this.hospitals[at]!
    const short = payer === 'organisation' && this.model.left(hospital, kind) < times + giveTimes
    const card = await this.outcome(this.clinic.sellCard(hospital, times, { giveTimes, payer, rechargeType: kind }))
    if (short) return expect(card).toBe('timesMissing')
    if (typeof card === 'string') throw new Error(card)
    this.model.sellCard(card, { hospital, payer, type: kind, paid: times, given: giveTimes })
    this.cards.push(card)
  }

  /** One that was redeemed or taken back has nothing that could be moved again: the database itself refuses it. */
  private async spendCard(one: Extract<Step, { kind: 'redeemCard' | 'takeBackCard' }>): Promise<void> {
    if (this.cards.length === 0) return
    const card = this.cards[one.card % this.cards.length]!
    const isSpent = this.model.onCard(card) === 0
    if (one.kind === 'takeBackCard') {
      if (isSpent) return expect(this.clinic.takeBackCard(card)).rejects.toThrow(DatabaseError)
      await this.clinic.takeBackCard(card)
      this.model.takeBackCard(card)
      return
    }
    const patient = this.patients[one.child]!
    if (isSpent && !this.deleted.has(patient))
      return expect(this.clinic.redeemCard(card, patient)).rejects.toThrow(DatabaseError)
    const lot = await this.outcome(
      this.clinic.redeemCard(card, patient).catch((error: unknown) => {
        if (error instanceof DatabaseError && isSpent) return 'spent'
        throw error
      }),
    )
    if (this.deleted.has(patient)) return expect(['patientChanged', 'spent']).toContain(lot)
    if (typeof lot === 'string') throw new Error(lot)
    this.model.redeemCard(card, lot, patient)
    this.lots.push(lot)
  }

  private async merge(one: number, two: number): Promise<void> {
    const [survivor, other] = [this.patients[one]!, this.patients[two]!]
    if (
      survivor === other ||
      this.deleted.has(survivor) ||
      this.merged.has(other) ||
      [...this.merged.values()].includes(other)
    )
      return
    await this.clinic.merge(survivor, other)
    this.model.merge(survivor, other)
    this.merged.set(other, survivor)
    this.deleted.add(other)
  }

  private async mark(patient: number, deleted: boolean): Promise<void> {
    if (this.merged.has(patient)) return
    await this.clinic.database.db.updateTable('patient').set({ deleted }).where('id', '=', patient).execute()
    if (deleted) this.deleted.add(patient)
    else this.deleted.delete(patient)
  }

  /** Everything that is kept, against the model. */
  async compare(): Promise<void> {
    const { db } = this.clinic.database
    const rows = await db
      .selectFrom('patient')
      .select(['id', 'times'])
      .where('id', 'in', this.patients)
      .orderBy('id')
      .execute()
    expect(rows).toEqual(this.patients.map(id => ({ id, times: this.model.has(id) })))
    for (const hospital of this.hospitals) {
      const { ordinary, naked3d } = await balanceOf(db, { hospital })
      expect([ordinary, naked3d]).toEqual([this.model.left(hospital, 'ordinary'), this.model.left(hospital, 'naked3d')])
    }
    for (const card of this.cards) {
      const account = await db
        .selectFrom('times_account')
        .select('balance')
        .where('card', '=', card)
        .executeTakeFirstOrThrow()
      expect({ card, balance: account.balance }).toEqual({ card, balance: this.model.onCard(card) })
    }
    const owed = await sql<{ patient: number; type: 'ordinary'; n: number }>`
      select patient, type, count(*)::integer as n from times_owed where movement is null and patient = any(${this.patients}::integer[]) group by 1, 2`.execute(
      db,
    )
    for (const { patient, type: kind, n } of owed.rows) expect(n).toBe(this.model.owes(patient, kind))
    for (const lot of this.lots) {
      const stored = await db.selectFrom('recharge').selectAll().where('id', '=', lot).executeTakeFirstOrThrow()
      expect({
        paid: stored.times - stored.used_times - stored.refunded_times,
        given: stored.give_times - stored.used_give_times - stored.withdrawn_give_times,
      }).toEqual({ paid: this.model.restOf(lot).paid, given: this.model.restOf(lot).given })
    }
    expect(await compareLedger(db)).toEqual([])
    const sum = await db
      .selectFrom('times_entry')
      .select(({ fn }) => fn.sum<number>('amount').as('sum'))
      .executeTakeFirstOrThrow()
    expect(Number(sum.sum)).toBe(0)
  }
}

describeEngines('the ledger in any order of events', engine => {
  let clinic: Clinic<TestDatabase>
  beforeAll(async () => {
    clinic = new Clinic(await engine.open())
  })
  afterAll(() => clinic.database.close())

  it(
    `does what a plain model does, over ${runs * stepsARun} steps`,
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: stepsARun, maxLength: stepsARun }), async steps => {
          const run = new Run(clinic)
          await run.begin()
          for (const one of steps) await run.take(one)
          await run.compare()
        }),
        { numRuns: runs, endOnFailure: true, ...(isFull ? {} : { seed: 20260302 }) },
      )
    },
    isFull ? 1_800_000 : 300_000,
  )
})
