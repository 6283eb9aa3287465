import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '../../../../domain/calendar.ts'
import { addsUp, addsUpOverTime, comparedRange, periodsOf, steps } from '../../../../resources/core/statistics/index.ts'
import type { AnyFacts, Comparison, Range, Step } from '../../../../resources/core/statistics/index.ts'
import { cases } from '../../../../resources/statistics/facts/cases.ts'
import { examinations } from '../../../../resources/statistics/facts/examinations.ts'
import { newPatients } from '../../../../resources/statistics/facts/newPatients.ts'
import { exercises } from '../../../../resources/statistics/facts/exercises.ts'
import { payments } from '../../../../resources/statistics/facts/payments.ts'
import { facts as everyFacts } from '../../../../resources/statistics/facts/index.ts'
import { trainingDays } from '../../../../resources/statistics/facts/trainingDays.ts'
import { compareKept } from '../../../../server/core/compareKept.ts'
import { describeAbove } from '../../../support/database.ts'
import { CashDesk } from '../../../times/server/recharge/cashDesk.ts'
import { Recount } from '../recount.ts'
import type { Answer, Line } from '../answer.ts'
import type { Row } from '../recount.ts'
import { History } from './History.ts'
import { isFull } from '../../../support/full.ts'
import { openRoom } from './openRoom.ts'

/** What is broken down by what the history knows of. */
const known: readonly (readonly [
  AnyFacts & { readonly name: keyof ReturnType<History['rows']> },
  readonly string[],
])[] = [
  [trainingDays, ['hospital', 'doctor', 'type', 'age', 'gender']],
  [exercises, ['hospital', 'project', 'game', 'eye', 'age', 'gender', 'level', 'hour', 'weekday']],
  [payments, ['hospital', 'doctor', 'type', 'channel', 'kind', 'package', 'age', 'gender']],
  [newPatients, ['hospital', 'doctor', 'type', 'gender', 'age']],
  [cases, ['hospital', 'doctor']],
  [examinations, ['hospital', 'doctor']],
]

/** A report of them that everybody of a history may see. */
const reportOf = ({ name }: AnyFacts): string =>
  ({ trainingDays: 'ageAnalysis', exercises: 'gameAnalysis' })[name] ?? 'growth'

const seeds = isFull ? Array.from({ length: 12 }, (_, at) => at + 1) : [3]

describeAbove('figures of a history', engine => {
  let desk: CashDesk
  beforeAll(async () => {
    desk = await CashDesk.open(await engine.openSeeded())
    await desk.db.updateTable('config_setting').set({ refund_limit: null, refund_day_limit: null }).execute()
  })
  afterAll(() => desk.office.close())

  describe.each(seeds)('of seed %i', seed => {
    let history: History
    let whole: Range
    const viewers = new Map<string, { readonly token: string; readonly sees: (row: Row) => boolean }>()

    const ask = async (facts: AnyFacts, query: Readonly<Record<string, string>>, who = 'platform'): Promise<Answer> => {
      const measures = Object.keys(facts.measures)
        .map(name => `${facts.name}.${name}`)
        .join(',')
      const { status, body } = await desk.office.call(
        `GET api/statistics/${reportOf(facts)}?${new URLSearchParams({ measures, hospital: history.hospitals.join(','), ...query })}`,
        { token: viewers.get(who)!.token },
      )
      expect({ who, query, status, errors: body['errors'] }).toEqual({ who, query, status: 200, errors: undefined })
      return body as unknown as Answer
    }
    const model = (facts: (typeof known)[number][0], who = 'platform'): Recount =>
      new Recount(facts, history.rows()[facts.name].filter(viewers.get(who)!.sees), history.today)
    /** Every measure of a line, as the rows of the model say. */
    const equals = (facts: AnyFacts, line: Pick<Line, 'values'>, rows: Recount, range: Range, about: unknown): void => {
      const told = Object.fromEntries(
        Object.keys(facts.measures).map(name => [`${facts.name}.${name}`, rows.measure(name, range)]),
      )
      for (const [name, value] of Object.entries(told)) {
        const found = line.values[name] ?? null
        if (found === null || value === null) expect({ about, name, value: found }).toEqual({ about, name, value })
        else
          expect({ about, name, isClose: Math.abs(found - value) < 1e-9 || { found, value } }).toEqual({
            about,
            name,
            isClose: true,
          })
      }
    }

    beforeAll(async () => {
      const { db } = desk
      const hospitals: number[] = []
      const doctors: number[][] = []
      for (let n = 0; n < 3; n += 1) {
        const hospital = await desk.clinic()
        await desk.stock(hospital, 100_000)
        hospitals.push(hospital)
        doctors.push(
          (
            await db
              .insertInto('doctor')
              .values([1, 2].map(one => ({ name: `Doctor ${one}`, hospital, occupation: 'doctor' as const })))
              .returning('id')
              .execute()
          ).map(({ id }) => id),
        )
      }
      const room = await openRoom(desk, hospitals)
      history = new History(desk, seed, hospitals, doctors, room)
      await history.run(14)
      whole = { from: '2026-11-01', to: history.today }
      const [first, second] = hospitals as [number, number]
      const [mine, ours] = doctors[0] as [number, number]
      const names = { three: `three${seed}`, one: `one${seed}`, doctor: `doctor${seed}`, staff: `staff${seed}` }
      const chosen = await desk.office.signedIn(names.three, {
        role: 'franchise',
        dataScope: 'chosen',
        scopeHospitals: hospitals,
      })
      const own = await desk.office.signedIn(names.one, { role: 'franchise', hospital: second, dataScope: 'own' })
      const doctor = await desk.office.signedIn(names.doctor, { role: 'doctor', hospital: first, dataScope: 'own' })
      const staff = await desk.office.signedIn(names.staff, {
        role: 'franchise',
        hospital: first,
        dataScope: 'ownPatients',
      })
      await db.updateTable('doctor').set({ operator: doctor.id }).where('id', '=', mine).execute()
      await db.updateTable('doctor').set({ operator: staff.id }).where('id', '=', ours).execute()
      viewers.set('platform', { token: desk.tokens.admin, sees: () => true })
      viewers.set('three', { token: chosen.token, sees: () => true })
      viewers.set('one', { token: own.token, sees: row => row['hospital'] === second })
      viewers.set('doctor', { token: doctor.token, sees: row => row['hospital'] === first && row['doctor'] === mine })
      viewers.set('staff', { token: staff.token, sees: row => row['hospital'] === first && row['inCharge'] === ours })
    })

    it('happened', () => {
      const {
        payments: bills,
        newPatients: children,
        examinations: visits,
        trainingDays: days,
        exercises: records,
      } = history.rows()
      expect(new Set(bills.map(row => Math.sign(Number(row['giveTimes']))))).toEqual(new Set([-1, 0, 1]))
      expect(days.length).toBeGreaterThan(10)
      expect(records.length).toBeGreaterThan(days.length)
      expect(new Set(days.map(row => row['ageBand'])).size).toBeGreaterThan(2)
      expect(new Set(bills.map(row => row['kind']))).toEqual(new Set(['sale', 'refund', 'latePayment']))
      expect(children.length).toBeGreaterThan(10)
      expect(visits.length).toBeGreaterThan(10)
      expect(new Set(bills.map(row => row['ageBand'])).size).toBeGreaterThan(3)
    })

    it.each(['platform', 'three', 'one', 'doctor', 'staff'])(
      'are those of its rows by every dimension, for %s',
      async who => {
        const others: Readonly<Record<string, string>> =
          who === 'platform' || who === 'three'
            ? {}
            : { hospital: who === 'one' ? String(history.hospitals[1]) : String(history.hospitals[0]) }
        for (const [facts, dimensions] of known) {
          const all = model(facts, who)
          // Of what does not say whose it is, nobody has a report who is told own figures alone.
          if (who === 'doctor' && facts.own === undefined) continue
          for (const by of dimensions) {
            const answer = await ask(facts, { by, ...whole, ...others }, who)
            const groups = all.by(by)
            for (const line of answer.rows)
              equals(facts, line, groups.get(line.keys[by]!) ?? all.only(() => false), whole, {
                who,
                by,
                keys: line.keys,
              })
            const met = new Set(all.rows(whole).map(row => all.keyOf(row, by)))
            expect(answer.rows.map(line => line.keys[by])).toEqual(expect.arrayContaining([...met]))
            equals(facts, answer.total, all, whole, { who, total: by })
          }
        }
      },
    )

    it.each(steps)(
      'are those of its rows by %s, in any range, beside what they are compared with',
      async (step: Step) => {
        const ranges: Range[] = [
          whole,
          ...(isFull
            ? [
                { from: '2027-01-01', to: '2027-12-31' },
                { from: '2027-02-01', to: '2027-02-28' },
                { from: '2028-02-29', to: '2028-02-29' },
                { from: '2026-12-31', to: '2027-01-01' },
                { from: '2027-03-31', to: '2028-03-31' },
                { from: '2019-01-01', to: '2019-12-31' },
              ]
            : []),
          { from: '2028-02-01', to: '2028-02-29' },
          { from: addDays(history.today, -3), to: addDays(history.today, 40) },
        ]
        for (const [facts] of known) {
          const all = model(facts)
          for (const range of ranges) {
            const answer = await ask(facts, { step, ...range, compare: 'previous,lastYear' })
            expect(answer.rows.map(({ period }) => period)).toEqual(periodsOf(range, step))
            for (const line of answer.rows) {
              // What stood at the end of a step is of all rows up to it; anything else of the rows within.
              const own = {
                from: line.period! < range.from ? range.from : line.period!,
                to: periodsOf(range, step).find(next => next > line.period!),
              }
              equals(
                facts,
                line,
                all,
                { from: own.from, to: own.to === undefined ? range.to : addDays(own.to, -1) },
                { step, range, period: line.period },
              )
            }
            equals(facts, answer.total, all, range, { step, range })
            for (const comparison of ['previous', 'lastYear'] satisfies Comparison[])
              equals(facts, { values: answer.total.compared![comparison]! }, all, comparedRange(range, comparison), {
                step,
                range,
                comparison,
              })
          }
        }
      },
    )

    it('of three organisations are the sum of each, where they add up, and steps the sum of the range', async () => {
      for (const [facts] of known) {
        const three = await ask(facts, { ...whole, step: 'quarter' }, 'three')
        const each = await Promise.all(
          history.hospitals.map(hospital => ask(facts, { ...whole, hospital: String(hospital) }, 'three')),
        )
        for (const name of Object.keys(facts.measures)) {
          const key = `${facts.name}.${name}`
          if (addsUp(facts, name))
            expect({ key, sum: each.reduce((sum, { total }) => sum + total.values[key]!, 0) }).toEqual({
              key,
              sum: three.total.values[key],
            })
          if (addsUpOverTime(facts, name))
            expect({ key, sum: three.rows.reduce((sum, { values }) => sum + values[key]!, 0) }).toEqual({
              key,
              sum: three.total.values[key],
            })
        }
      }
    })

    it('are kept as a recount of the rows has them, and told from what is kept', async () => {
      await desk.db.transaction().execute(async db => {
        expect(await compareKept(db)).toEqual([])
      })
      const kept = await sql<{ facts: string }>`select facts from roll_up where next_piece is null order by 1`.execute(
        desk.db,
      )
      expect(kept.rows.map(({ facts }) => facts)).toEqual(
        Object.values<AnyFacts>(everyFacts)
          .filter(({ rollUps }) => rollUps)
          .map(({ name }) => name)
          .sort(),
      )
      expect(
        (
          await sql`select 1 from roll_up_payments_delta union all select 1 from roll_up_payments_daily limit 1`.execute(
            desk.db,
          )
        ).rows,
      ).toHaveLength(1)
    })

    it('say nothing of a year without rows, and divide by nothing', async () => {
      for (const [facts] of known) {
        const { total, rows } = await ask(facts, { from: '2020-01-01', to: '2020-12-31', step: 'month' })
        for (const line of [total, ...rows]) {
          for (const [name, { is }] of Object.entries(facts.measures)) {
            expect([name, line.values[`${facts.name}.${name}`]]).toEqual([
              name,
              is === 'share' || is === 'quotient' || is === 'average' || is === 'quantile' ? null : 0,
            ])
          }
        }
      }
    })

    it('of the effect of treatment put every patient into one class, by whatever they are told', async () => {
      const effects = async (query: Readonly<Record<string, string>>): Promise<Answer> => {
        const measures =
          'effects.patients,effects.cured,effects.improved,effects.unchanged,effects.notAmblyopic,effects.examinedOnce,effects.notComparable'
        const { body, status } = await desk.office.call(
          `GET api/statistics/effectAnalysis?${new URLSearchParams({ measures, ...whole, ...query })}`,
          { token: desk.tokens.admin },
        )
        expect(status).toBe(200)
        return body as unknown as Answer
      }
      for (const by of ['hospital', 'doctor', 'age', 'gender', 'level', 'amblyopiaType', 'trained']) {
        const { rows, total } = await effects({ by })
        for (const { values } of [...rows, total]) {
          const { 'effects.patients': patients, ...classes } = values
          expect(Object.values(classes).reduce<number>((sum, one) => sum + one!, 0)).toBe(patients)
        }
        expect(rows.reduce((sum, { values }) => sum + values['effects.patients']!, 0)).toBe(
          total.values['effects.patients'],
        )
        expect(total.values['effects.patients']).toBeGreaterThan(0)
      }
    })
  })
})
