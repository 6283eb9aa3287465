import { describe, expect, it } from 'vitest'
import { addDays, dateIn } from '../../../domain/calendar.ts'
import { uniqueWithin } from '../../../resources/core/fields.ts'
import { registry } from '../../../resources/index.ts'
import { patterns } from '../../../resources/core/types/text/patterns.ts'
import { validate } from '../../../resources/core/validate.ts'
import { toYup } from '../../../resources/core/yup.ts'
import { bulkTable } from '../../../server/sample/bulkLoad.ts'
import { courses, recordsOf } from '../../../server/sample/cases.ts'
import { identityNumbers, mobileOf } from '../../../server/sample/identity.ts'
import { sampleTables } from '../../../server/sample/loadSample.ts'
import { operators, sampleAccounts } from '../../../server/sample/operators.ts'
import { clinics, organisations } from '../../../server/sample/organisations.ts'
import { patients } from '../../../server/sample/patients.ts'
import type { Patient } from '../../../server/sample/patients.ts'
import { seeded, weighted } from '../../../server/sample/random.ts'
import { staff } from '../../../server/sample/staff.ts'
import { plans } from '../../../server/sample/plans.ts'
import { drawSample } from './drawSample.ts'
import { isValidOn } from '../../../domain/validity.ts'
import { hundredths } from '../../../domain/visualAcuity.ts'
import { naked3dProjects } from '../../../server/sample/projects.ts'
import { daysBetween, trainingCourse } from '../../../server/sample/trainingCourse.ts'
import { isTold } from '../../../server/sample/trainingDays.ts'
import { patientEffect, trainingRecommendation } from '../../../domain/amblyopia.ts'
import { minutesLeftOut } from '../../../domain/planFit.ts'
import { clinicalDictionaries } from '../../../server/seed/clinicalDictionaries.ts'
import { seededDictionaries } from '../../../server/seed/dictionaries.ts'
import { roleKeys } from '../../../server/seed/roles.ts'
import { isFull } from '../../support/full.ts'

const today = '2025-11-21'
const roleIds = new Map(Object.values(roleKeys).map((key, i) => [key as string, i + 1]))
const accounts = operators(roleIds, today)
const members = staff(accounts, today)
const children = [...patients(3000, members, accounts, today)]
const treated = [...courses(children, today)]
const byAny = new Map(children.map(one => [one.id, one]))
const share = (holds: (one: Patient) => boolean): number => children.filter(holds).length / children.length

/** All of them in the full run, else each fifth. */
const someOf = <T>(rows: readonly T[]): readonly T[] => (isFull ? rows : rows.filter((_, at) => at % 5 === 0))

describe('the records of the sample', () => {
  const records: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>> = Object.fromEntries(
    Object.entries(drawSample({ patients: 300, today }, roleIds)).map(([name, rows]) => [
      name,
      someOf(rows).map(row => ({ ...row })),
    ]),
  )
  /** Guardians bind themselves at WeChat, where no reason is asked. */
  const byForm = (name: string) => records[name]!.filter(({ by }) => name !== 'wxBinding' || by !== 'guardian')

  it.each(Object.keys(records))('are such as the form of %s would take', name => {
    const { fields, rules } = registry[name]!
    const schema = toYup(fields, rules)
    const refused = byForm(name)
      .map(record => {
        const now = new Date(String(record['updatedAt']))
        return validate(schema, record, { today: dateIn(now), now })
      })
      .filter(result => !result.ok)
    expect(refused).toEqual([])
  })

  it.each(Object.keys(records))('have values in the read-only fields of %s that its kinds allow', name => {
    const fields = Object.fromEntries(
      Object.entries(registry[name]!.fields)
        .filter(([, field]) => field.readOnly && field.type !== 'count')
        .map(([key, field]) => [key, { ...field, readOnly: false }]),
    )
    const schema = toYup(fields)
    const refused = records[name]!.map(record => validate(schema, record, { today })).filter(result => !result.ok)
    expect(refused).toEqual([])
  })

  it('do not repeat what is unique among live records', () => {
    for (const [name, rows] of Object.entries(records)) {
      for (const [key, { unique, caseInsensitive }] of Object.entries(registry[name]!.fields)) {
        if (!unique) continue
        const within = uniqueWithin(unique)
        const live = rows
          .map(row => row as Record<string, unknown>)
          .filter(row => (unique === 'ever' || row['deleted'] !== true) && row[key] !== null)
        const values = live
          .map(row => [...within, key].map(part => row[part]).join('\t'))
          .map(value => (caseInsensitive ? value.toLowerCase() : value))
        expect(new Set(values).size, `${name}.${key}`).toBe(values.length)
      }
    }
  })

  it('are the same each time', () => {
    expect(operators(roleIds, today)).toEqual(accounts)
    expect(staff(accounts, today)).toEqual(members)
    expect([...patients(3000, members, accounts, today)]).toEqual(children)
  })

  it('lie in the four years before the given day', () => {
    const later = [...patients(50, members, accounts, addDays(today, 7))]
    expect(later[0]!.createdAt > `${addDays(today, 7 - 1461)}T`).toBe(true)
    for (const { createdAt, updatedAt, birthday } of children) {
      const day = dateIn(new Date(createdAt))
      expect(day >= addDays(today, -1461) && day <= today).toBe(true)
      expect(birthday < day && updatedAt >= createdAt && dateIn(new Date(updatedAt)) <= today).toBe(true)
    }
    expect(children.map(one => one.createdAt)).toEqual(children.map(one => one.createdAt).sort())
  })
})

describe('organisations and staff', () => {
  const live = organisations(today).filter(one => !one.deleted)

  it('are twelve in one tree, and some that were deleted', () => {
    expect(live).toHaveLength(12)
    expect(organisations(today).length).toBeGreaterThan(12)
    expect(live.filter(one => one.superior === null).map(one => one.kind)).toEqual(['platform'])
    for (const { superior } of organisations(today))
      if (superior !== null) expect(live.map(one => one.id)).toContain(superior)
  })

  it('have forty operators, the named accounts first', () => {
    expect(accounts.filter(one => !one.deleted)).toHaveLength(40)
    expect(accounts.some(one => one.deleted) && accounts.some(one => one.status === 'deactivated')).toBe(true)
    expect(accounts.slice(0, sampleAccounts.length).map(one => one.username)).toEqual(sampleAccounts)
    expect(new Set(accounts.flatMap(one => one.roles)).size).toBe(7)
    expect(new Set(accounts.map(one => one.dataScope))).toEqual(
      new Set(['all', 'below', 'own', 'ownPatients', 'chosen']),
    )
  })

  it('give each organisation with patients every occupation, and each account of one a member', () => {
    for (const { id } of clinics) {
      expect(new Set(members.filter(one => one.hospital === id && !one.deleted).map(one => one.occupation)).size).toBe(
        3,
      )
    }
    const linked = new Set(members.map(one => one.operator))
    const clinical = accounts.filter(one => one.occupation !== null && !one.deleted)
    expect(clinical.filter(one => !linked.has(one.id))).toEqual([])
    expect(members.some(one => one.deleted)).toBe(true)
  })

  it('use titles and positions that the dictionaries have', () => {
    const values = (group: string) =>
      seededDictionaries.find(one => one.name === group)!.entries.map(([value]) => value)
    for (const { title, position } of members) {
      expect(values('doctorTitle')).toContain(title)
      expect(values('doctorPosition')).toContain(position)
    }
  })
})

describe('patients', () => {
  it('are of every kind, each in its share', () => {
    expect(share(one => one.type === 'ordinary')).toBeCloseTo(0.82, 1)
    for (const type of ['lifetime', 'naked3d', 'demo', 'trial'] as const)
      expect(share(one => one.type === type)).toBeGreaterThan(0.01)
    expect(share(one => one.access === 'forbidden')).toBeGreaterThan(0.02)
    expect(share(one => one.deleted)).toBeGreaterThan(0.015)
    expect(share(one => one.activation === 'activated')).toBeGreaterThan(0.8)
    expect(share(one => one.origin === 'selfService')).toBeGreaterThan(0.05)
  })

  it('belong to organisations whose staff looks after them', () => {
    const byId = new Map(members.map(one => [one.id, one]))
    for (const one of children) {
      for (const occupation of ['doctor', 'nurse', 'trainer'] as const) {
        const member = byId.get(one[occupation] ?? 0)
        if (one[occupation] === null) continue
        expect(member).toMatchObject({ hospital: one.hospital, occupation, deleted: false })
      }
    }
  })

  it('come more often in the summer holidays than in autumn', () => {
    const in_ = (months: readonly string[]) => share(one => months.includes(one.createdAt.slice(5, 7)))
    expect(in_(['07', '08'])).toBeGreaterThan(1.4 * in_(['09', '10']))
  })

  it('bear common names commonly, and rare and compound ones seldom', () => {
    expect(share(one => one.name.startsWith('王'))).toBeGreaterThan(0.05)
    expect(share(one => /^(欧阳|上官|司马|诸葛)/.test(one.name))).toBeGreaterThan(0)
    expect(share(one => /[喆祎珺翀淼玥堃]/.test(one.name))).toBeGreaterThan(0.005)
  })
})

describe('cases', () => {
  const all = [...recordsOf(treated)]

  it('are opened for most patients, each with one to eight examinations in their order, the last of which it shows', () => {
    expect(treated.length / children.length).toBeGreaterThan(0.7)
    const counted = new Set(treated.map(({ records }) => records.length))
    expect([...counted].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    for (const { case: shown, records } of treated) {
      const days = records.map(one => one.examinedOn)
      expect(days).toEqual([...new Set(days)].sort())
      expect(days.at(-1)! <= today).toBe(true)
      expect(records.at(-1)).toMatchObject({
        case: shown.id,
        patient: shown.patient,
        examinedOn: shown.examinedOn,
        correctedRight: shown.correctedRight,
        level: shown.level,
      })
    }
  })

  it('are of patients who may have one, and of their staff and organisation', () => {
    const byId = new Map(children.map(one => [one.id, one]))
    for (const {
      case: { patient, hospital, doctor, nurse, trainer, examinedOn },
    } of treated) {
      expect(byId.get(patient)).toMatchObject({ hospital, doctor, nurse, trainer, deleted: false })
      expect(
        byId.get(patient)!.type === 'demo' ||
          byId.get(patient)!.origin === 'selfService' ||
          examinedOn < byId.get(patient)!.birthday,
      ).toBe(false)
    }
  })

  it('are cured or improved in most that were examined often', () => {
    const effects = treated
      .filter(({ records }) => records.length >= 5)
      .map(({ records }) => patientEffect(records.map(one => ({ right: one.correctedRight, left: one.correctedLeft }))))
    expect(
      effects.filter(effect => effect === 'cure' || effect === 'improved').length / effects.length,
    ).toBeGreaterThan(0.6)
    expect(effects).toContain('invalid')
  })

  it('use values that the dictionaries have', () => {
    for (const [name, field] of Object.entries(registry['caseRecord']!.fields)) {
      if (field.type !== 'dictionary') continue
      const known = clinicalDictionaries
        .find(one => one.name === (field as { group?: string }).group)!
        .entries.map(([value]) => value)
      const used = new Set(
        all.map(one => (one as unknown as Record<string, unknown>)[name]).filter(value => value !== null),
      )
      expect(
        [...used].filter(value => !known.includes(String(value))),
        name,
      ).toEqual([])
    }
  })

  it('have plans that train no eye which their visit leaves out, and the current one none that the latest visit leaves out', () => {
    const byPatient = new Map(treated.map(course => [course.case.patient, course]))
    const all = [...plans(children, accounts, today)]
    const guided = all.filter(plan => byPatient.has(plan.patient))
    for (const { patient, startsOn, endedOn, items } of guided) {
      const { records } = byPatient.get(patient)!
      const visits = records.filter(one => one.examinedOn >= startsOn && (endedOn === null || one.examinedOn < endedOn))
      expect(visits.length).toBeGreaterThan(0)
      for (const { correctedRight: right, correctedLeft: left } of visits)
        expect(minutesLeftOut(items ?? [], trainingRecommendation({ right, left }))).toBeUndefined()
    }
    expect(new Set(guided.flatMap(({ items }) => (items ?? []).map(({ eye }) => eye)))).toEqual(
      new Set(['right', 'left', 'both', 'turn']),
    )
    expect(all.length).toBeGreaterThan(guided.length)
  })

  it('are the same whichever other patients there are', () => {
    const few = [...courses(children.slice(0, 20), today)]
    expect(few).toEqual(treated.slice(0, few.length))
  })
})

describe('numbers that identify', () => {
  it('are mobile numbers that never repeat', () => {
    const numbers = Array.from({ length: 200_000 }, (_, serial) => mobileOf(serial * 7))
    expect(new Set(numbers).size).toBe(numbers.length)
    expect(numbers.filter(number => !patterns.mobile.test(number))).toEqual([])
  })

  it('are identity numbers with the right check digit, until a day has no more', () => {
    const next = identityNumbers()
    const boys = Array.from({ length: 500 }, () => next('330106', '2018-02-28', 'male'))
    const girls = Array.from({ length: 500 }, () => next('330106', '2018-02-28', 'female'))
    const given = [...boys, ...girls].filter(number => number !== null)
    expect(given).toHaveLength(998)
    expect(new Set(given).size).toBe(998)
    expect(given.filter(number => !patterns.idNumber.test(number))).toEqual([])
    expect(boys[0]!.charCodeAt(16) % 2).toBe(1)
    expect(girls[0]!.charCodeAt(16) % 2).toBe(0)
  })
})

describe('the source of chance', () => {
  it('gives the same numbers for the same seed, evenly', () => {
    const [one, other] = [seeded(7), seeded(7)]
    const drawn = Array.from({ length: 10_000 }, () => one.next())
    expect(drawn.slice(0, 100)).toEqual(Array.from({ length: 100 }, () => other.next()))
    expect(drawn.reduce((sum, value) => sum + value, 0) / drawn.length).toBeCloseTo(0.5, 1)
  })

  it('draws by weight', () => {
    const random = seeded(1)
    const draw = weighted([
      ['often', 9],
      ['seldom', 1],
      ['never', 0],
    ])
    const drawn = Array.from({ length: 5000 }, () => draw(random))
    expect(drawn.filter(one => one === 'often').length / drawn.length).toBeCloseTo(0.9, 1)
    expect(drawn).not.toContain('never')
  })
})

describe('times', () => {
  it.each([
    [60, '2026-11-22'],
    [isFull ? 3000 : 900, '2026-11-22'],
    [isFull ? 3000 : 900, today],
  ])('are moved by each movement, of %i patients until %s', (count, until) => {
    const { tables } = sampleTables({ patients: count, today: until }, roleIds, (name, records) =>
      bulkTable(registry[name]!, records),
    )
    // Each table is drawn from those before it.
    const moved = tables.flatMap(({ table, columns, rows }) => {
      const times = ['times', 'give_times'].map(column => columns.indexOf(column))
      return [...rows].flatMap(row =>
        table === 'times_movement' ? [times.map(at => Number((row as readonly unknown[])[at]))] : [],
      )
    })
    expect(moved.length).toBeGreaterThan(0)
    expect(moved.filter(([times, given]) => times! < 0 || given! < 0 || times! + given! === 0)).toEqual([])
  })
})

describe('training', () => {
  const sample = drawSample({ patients: 600, today }, roleIds)
  const dayOfWeek = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay()
  const days = [...new Set(sample.gameRecord.map(({ patient, day }) => `${day} ${patient}`))].map(one => ({
    day: one.slice(0, 10),
    patient: Number(one.slice(11)),
  }))
  const trainedIn = (month: string) => days.filter(({ day }) => day.startsWith(month))
  const byId = new Map(sample.patient.map(one => [one.id, one]))

  it('is done by about a tenth in a month, on about twelve days, with about four exercises each', () => {
    for (const month of ['2025-07', '2025-08', '2025-09', '2025-10']) {
      const [trained, active] = [trainedIn(month), new Set(trainedIn(month).map(({ patient }) => patient)).size]
      expect(active / 600).toBeGreaterThan(0.07)
      expect(active / 600).toBeLessThan(0.13)
      expect(trained.length / active).toBeGreaterThan(7)
      expect(trained.length / active).toBeLessThan(15)
    }
    expect(sample.gameRecord.length / days.length).toBeGreaterThan(3.4)
  })

  it('is done more at the weekend than on school days, and hardly over the Chinese New Year', () => {
    const on = (holds: (day: string) => boolean): number => days.filter(({ day }) => holds(day)).length
    const term = (day: string): boolean => ['03', '04', '06', '09', '11'].includes(day.slice(5, 7))
    expect(on(day => term(day) && [0, 6].includes(dayOfWeek(day))) / 2).toBeGreaterThan(
      (1.25 * on(day => term(day) && [1, 2, 3, 4].includes(dayOfWeek(day)))) / 4,
    )
    expect(on(day => day >= '2025-01-27' && day <= '2025-02-04')).toBeLessThan(
      0.4 * on(day => day >= '2025-02-17' && day <= '2025-02-25'),
    )
  })

  it('ends for some at once and for others after months; nobody trains after their account has ended', () => {
    const lengths = [...new Set(days.map(({ patient }) => patient))].map(id => {
      const own = days
        .filter(({ patient }) => patient === id)
        .map(({ day }) => day)
        .sort()
      return (Date.parse(own.at(-1)!) - Date.parse(own[0]!)) / 86_400_000
    })
    expect(lengths.filter(length => length < 25).length / lengths.length).toBeGreaterThan(0.1)
    expect(lengths.filter(length => length > 150).length / lengths.length).toBeGreaterThan(0.15)
    expect(
      days.filter(
        ({ patient, day }) =>
          !isValidOn(byId.get(patient)!, day) ||
          byId.get(patient)!.activation !== 'activated' ||
          byId.get(patient)!.deleted,
      ),
    ).toEqual([])
  })

  it('follows the plan of the day, naked-eye 3D first where that is what is bought', () => {
    const plans = new Map<number, (typeof sample.treatmentPlan)[number][]>()
    for (const plan of sample.treatmentPlan) plans.set(plan.patient, [...(plans.get(plan.patient) ?? []), plan])
    const outside = sample.gameRecord.filter(({ patient, day, project, eye, minutes }) => {
      const plan = plans.get(patient)?.findLast(({ startsOn }) => startsOn <= day)
      if (!plan || (byId.get(patient)!.type === 'naked3d' && naked3dProjects.includes(project))) return false
      return !plan.items!.some(item => item.project === project && item.eye === eye && item.minutes >= minutes)
    })
    expect(outside).toEqual([])
    expect(sample.gameRecord.some(({ patient }) => plans.has(patient))).toBe(true)
  })

  it('helps: who trained more between two examinations gained more', () => {
    const gained = { little: [] as number[], much: [] as number[] }
    for (const { records } of treated) {
      for (const [at, record] of records.entries()) {
        const before = records[at - 1]
        const course = before && trainingCourse(byAny.get(record.patient)!)
        if (!before) continue
        const poorer = (one: typeof record): number =>
          Math.min(hundredths(one.correctedRight)!, hundredths(one.correctedLeft)!)
        gained[course && daysBetween(course, before.examinedOn, record.examinedOn) > 15 ? 'much' : 'little'].push(
          poorer(record) - poorer(before),
        )
      }
    }
    const mean = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0) / all.length
    expect(mean(gained.much)).toBeGreaterThan(1.3 * mean(gained.little))
  })

  it('is told of a few thousand in a large sample, of any time', () => {
    const told = Array.from({ length: 100_000 }, (_, at) => at + 1).filter(id => isTold(id, 100_000))
    expect(told.length).toBeGreaterThan(4000)
    expect(told.length).toBeLessThan(6000)
    expect(told.filter(id => id > 90_000).length).toBeGreaterThan(300)
  })

  it('is followed up: the latest of a patient alone is outstanding, and none is of a day to come', () => {
    const latest = new Map(sample.followUp.map(one => [one.patient, one.id]))
    expect(
      sample.followUp.filter(
        ({ id, patient, outstanding, nextOn }) => outstanding !== (nextOn !== null && latest.get(patient) === id),
      ),
    ).toEqual([])
    expect(
      sample.followUp.filter(
        ({ at, nextOn }) => at.slice(0, 10) >= today || (nextOn !== null && nextOn < at.slice(0, 10)),
      ),
    ).toEqual([])
    expect(sample.followUp.filter(({ outstanding, nextOn }) => outstanding && nextOn! <= today).length).toBeGreaterThan(
      5,
    )
  })
})
