import { describe, expect, it } from 'vitest'
import { addDays, dateIn } from '../../../domain/calendar.ts'
import { uniqueWithin } from '../../../resources/core/fields.ts'
import { registry } from '../../../resources/index.ts'
import { patterns } from '../../../resources/core/types/text/patterns.ts'
import { validate } from '../../../resources/core/validate.ts'
import { toYup } from '../../../resources/core/yup.ts'
import { bulkTable } from '../../../server/sample/bulkLoad.ts'
import { casesOf, courses, recordsOf } from '../../../server/sample/cases.ts'
import { helpItems, notices, userHelpItems } from '../../../server/sample/content.ts'
import { identityNumbers, mobileOf } from '../../../server/sample/identity.ts'
import { sampleTables } from '../../../server/sample/loadSample.ts'
import { operators, sampleAccounts } from '../../../server/sample/operators.ts'
import { clinics, organisations } from '../../../server/sample/organisations.ts'
import { patients } from '../../../server/sample/patients.ts'
import type { Patient } from '../../../server/sample/patients.ts'
import { seeded, weighted } from '../../../server/sample/random.ts'
import { staff } from '../../../server/sample/staff.ts'
import { plans } from '../../../server/sample/plans.ts'
import { patientEffect, trainingRecommendation } from '../../../domain/amblyopia.ts'
import { minutesLeftOut } from '../../../domain/planFit.ts'
import { clinicalDictionaries } from '../../../server/seed/clinicalDictionaries.ts'
import { seededDictionaries } from '../../../server/seed/dictionaries.ts'
import { roleKeys } from '../../../server/seed/roles.ts'

const today = '2025-11-21'
const roleIds = new Map(Object.values(roleKeys).map((key, i) => [key as string, i + 1]))
const accounts = operators(roleIds, today)
const members = staff(accounts, today)
const children = [...patients(3000, members, accounts, today)]
const treated = [...courses(children, today)]
const share = (holds: (one: Patient) => boolean): number => children.filter(holds).length / children.length

describe('the records of the sample', () => {
  const records: Readonly<Record<string, readonly object[]>> = {
    hospital: organisations(today), operator: accounts, doctor: members, patient: children, case: [...casesOf(treated)], caseRecord: [...recordsOf(treated)].slice(0, 2000),
    notice: notices(today), help: helpItems(today), userHelp: userHelpItems(today),
  }

  it.each(Object.keys(records))('are such as the form of %s would take', name => {
    const { fields, rules } = registry[name]!
    const schema = toYup(fields, rules)
    const refused = records[name]!.map(record => validate(schema, record, { today })).filter(result => !result.ok)
    expect(refused).toEqual([])
  })

  it.each(Object.keys(records))('have values in the read-only fields of %s that its kinds allow', name => {
    const fields = Object.fromEntries(Object.entries(registry[name]!.fields).filter(([, field]) => field.readOnly && field.kind !== 'count')
      .map(([key, field]) => [key, { ...field, readOnly: false }]))
    const schema = toYup(fields)
    const refused = records[name]!.map(record => validate(schema, record, { today })).filter(result => !result.ok)
    expect(refused).toEqual([])
  })

  it('do not repeat what is unique among live records', () => {
    for (const [name, rows] of Object.entries(records)) {
      for (const [key, { unique, caseInsensitive }] of Object.entries(registry[name]!.fields)) {
        if (!unique) continue
        const within = uniqueWithin(unique)
        const live = rows.map(row => row as Record<string, unknown>).filter(row => (unique === 'ever' || row['deleted'] !== true) && row[key] !== null)
        const values = live.map(row => [...within, key].map(part => row[part]).join('\t')).map(value => (caseInsensitive ? value.toLowerCase() : value))
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
    for (const { superior } of organisations(today)) if (superior !== null) expect(live.map(one => one.id)).toContain(superior)
  })

  it('have forty operators, the named accounts first', () => {
    expect(accounts.filter(one => !one.deleted)).toHaveLength(40)
    expect(accounts.some(one => one.deleted) && accounts.some(one => one.status === 'deactivated')).toBe(true)
    expect(accounts.slice(0, sampleAccounts.length).map(one => one.username)).toEqual(sampleAccounts)
    expect(new Set(accounts.flatMap(one => one.roles)).size).toBe(7)
    expect(new Set(accounts.map(one => one.dataScope))).toEqual(new Set(['all', 'below', 'own', 'ownPatients', 'chosen']))
  })

  it('give each organisation with patients every occupation, and each account of one a member', () => {
    for (const { id } of clinics) {
      expect(new Set(members.filter(one => one.hospital === id && !one.deleted).map(one => one.occupation)).size).toBe(3)
    }
    const linked = new Set(members.map(one => one.operator))
    const clinical = accounts.filter(one => one.occupation !== null && !one.deleted)
    expect(clinical.filter(one => !linked.has(one.id))).toEqual([])
    expect(members.some(one => one.deleted)).toBe(true)
  })

  it('use titles and positions that the dictionaries have', () => {
    const values = (group: string) => seededDictionaries.find(one => one.name === group)!.entries.map(([value]) => value)
    for (const { title, position } of members) {
      expect(values('doctorTitle')).toContain(title)
      expect(values('doctorPosition')).toContain(position)
    }
  })
})

describe('patients', () => {
  it('are of every kind, each in its share', () => {
    expect(share(one => one.type === 'ordinary')).toBeCloseTo(0.82, 1)
    for (const type of ['lifetime', 'naked3d', 'demo', 'trial'] as const) expect(share(one => one.type === type)).toBeGreaterThan(0.01)
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
      expect(records.at(-1)).toMatchObject({ case: shown.id, patient: shown.patient, examinedOn: shown.examinedOn, correctedRight: shown.correctedRight, level: shown.level })
    }
  })

  it('are of patients who may have one, and of their staff and organisation', () => {
    const byId = new Map(children.map(one => [one.id, one]))
    for (const { case: { patient, hospital, doctor, nurse, trainer, examinedOn } } of treated) {
      expect(byId.get(patient)).toMatchObject({ hospital, doctor, nurse, trainer, deleted: false })
      expect(byId.get(patient)!.type === 'demo' || byId.get(patient)!.origin === 'selfService' || examinedOn < byId.get(patient)!.birthday).toBe(false)
    }
  })

  it('are cured or improved in most that were examined often', () => {
    const effects = treated.filter(({ records }) => records.length >= 5)
      .map(({ records }) => patientEffect(records.map(one => ({ right: one.correctedRight, left: one.correctedLeft }))))
    expect(effects.filter(effect => effect === 'cure' || effect === 'improved').length / effects.length).toBeGreaterThan(0.6)
    expect(effects).toContain('invalid')
  })

  it('use values that the dictionaries have', () => {
    for (const [name, field] of Object.entries(registry['caseRecord']!.fields)) {
      if (field.kind !== 'dictionary') continue
      const known = clinicalDictionaries.find(one => one.name === (field as { group?: string }).group)!.entries.map(([value]) => value)
      const used = new Set(all.map(one => (one as unknown as Record<string, unknown>)[name]).filter(value => value !== null))
      expect([...used].filter(value => !known.includes(String(value))), name).toEqual([])
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
      for (const { correctedRight: right, correctedLeft: left } of visits) expect(minutesLeftOut(items ?? [], trainingRecommendation({ right, left }))).toBeUndefined()
    }
    expect(new Set(guided.flatMap(({ items }) => (items ?? []).map(({ eye }) => eye)))).toEqual(new Set(['right', 'left', 'both', 'turn']))
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
    const draw = weighted([['often', 9], ['seldom', 1], ['never', 0]])
    const drawn = Array.from({ length: 5000 }, () => draw(random))
    expect(drawn.filter(one => one === 'often').length / drawn.length).toBeCloseTo(0.9, 1)
    expect(drawn).not.toContain('never')
  })
})

describe('times', () => {
  it.each([[60, '2026-11-22'], [3000, '2026-11-22'], [3000, today]])('are moved by each movement, of %i patients until %s', (count, until) => {
    const { tables } = sampleTables({ patients: count, today: until }, roleIds, (name, records) => bulkTable(registry[name]!, records))
    // Each table is drawn from those before it.
    const moved = tables.flatMap(({ table, columns, rows }) => {
      const times = ['times', 'give_times'].map(column => columns.indexOf(column))
      return [...rows].flatMap(row => (table === 'times_movement' ? [times.map(at => Number((row as readonly unknown[])[at]))] : []))
    })
    expect(moved.length).toBeGreaterThan(0)
    expect(moved.filter(([times, given]) => times! < 0 || given! < 0 || times! + given! === 0)).toEqual([])
  })
})
