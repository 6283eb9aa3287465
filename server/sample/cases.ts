import type { caseInfo } from '../../resources/clinic/case.ts'
import type { caseRecord } from '../../resources/clinic/caseRecord.ts'
import { addDays } from '../../domain/calendar.ts'
import { caseNumber } from '../clinic/caseNumber.ts'
import { examinations } from './examinations.ts'
import type { Visit } from './examinations.ts'
import { organisations } from './organisations.ts'
import type { Patient } from './patients.ts'
import { seeded, weighted } from './random.ts'
import type { Random } from './random.ts'
import type { Stored } from './stored.ts'
import { daysBetween, trainingCourse } from './trainingCourse.ts'

export type CaseRow = Stored<typeof caseInfo>
export type CaseRecordRow = Stored<typeof caseRecord>

/** What a course follows from. */
export type TreatedPatient = Pick<
  Patient,
  | 'id'
  | 'hospital'
  | 'type'
  | 'origin'
  | 'deleted'
  | 'doctor'
  | 'nurse'
  | 'trainer'
  | 'activation'
  | 'createdAt'
  | 'createdBy'
>

/** All examinations of one patient, and the case that shows the last of them. */
export interface Course {
  readonly case: CaseRow
  readonly records: readonly Omit<CaseRecordRow, 'id'>[]
}

const counts = weighted([
  [1, 12],
  [2, 14],
  [3, 16],
  [4, 16],
  [5, 14],
  [6, 12],
  [7, 9],
  [8, 7],
])

/** Days of the examinations: the first visit, then about every two months, none later than today. */
const visitDays = (random: Random, first: string, today: string): string[] => {
  const days = [first]
  for (let left = counts(random) - 1; left > 0; left -= 1) {
    const next = addDays(days.at(-1)!, random.integer(28, 110))
    if (next > today) break
    days.push(next)
  }
  return days
}

/**
 * Patients that a case may be opened for, and mostly is: no demos, none who registered by themselves, somebody is in
 * charge.
 */
const hasCase = (random: Random, one: TreatedPatient): boolean =>
  one.type !== 'demo' &&
  one.origin !== 'selfService' &&
  !one.deleted &&
  [one.doctor, one.nurse, one.trainer].some(id => id !== null) &&
  random.chance(0.92)

/**
 * Four digits that do not count: 3571 has no divisor in common with 10 000, so that none comes twice before all have
 * come.
 */
const scattered = (serial: number): string => String((serial * 3571) % 10_000).padStart(4, '0')

const courseOf = (random: Random, id: number, number: string, one: TreatedPatient, today: string): Course => {
  const deleted = random.chance(0.015)
  const training = trainingCourse(one)
  const visits: Visit[] = examinations(
    random,
    visitDays(random, one.createdAt.slice(0, 10), today),
    one,
    (from, until) => (training ? daysBetween(training, from, until) : 0),
  )
  const stamps = (day: string) => ({
    createdAt: `${day}${one.createdAt.slice(10)}`,
    createdBy: one.createdBy,
    updatedAt: `${day}${one.createdAt.slice(10)}`,
    updatedBy: one.createdBy,
  })
  const beside = { number, patient: one.id, hospital: one.hospital, deleted }
  const last = visits.at(-1)!
  return {
    case: {
      id,
      version: visits.length,
      ...beside,
      ...last,
      ...stamps(visits[0]!.examinedOn),
      updatedAt: stamps(last.examinedOn).updatedAt,
    },
    records: visits.map(visit => ({
      version: 1,
      case: id,
      withdrawn: false,
      ...beside,
      ...visit,
      ...stamps(visit.examinedOn),
    })),
  }
}

/**
 * The courses of those patients that have a case, in the patients' order; the same ones for the same patients,
 * whichever others there are.
 */
export function* courses(patients: Iterable<TreatedPatient>, today: string): Generator<Course> {
  const codes = new Map(organisations(today).map(one => [one.id, one.code]))
  const serials = new Map<string, number>()
  let id = 0
  for (const one of patients) {
    const random = seeded(40_003 + one.id * 7)
    if (!hasCase(random, one)) continue
    id += 1
    const day = one.createdAt.slice(0, 10)
    const serial = (serials.get(`${one.hospital} ${day}`) ?? 0) + 1
    serials.set(`${one.hospital} ${day}`, serial)
    yield courseOf(random, id, caseNumber(codes.get(one.hospital)!, day, scattered(serial)), one, today)
  }
}

/** The cases of courses. */
export function* casesOf(all: Iterable<Course>): Generator<CaseRow> {
  for (const course of all) yield course.case
}

/** The records of courses, each course's by date. */
export function* recordsOf(all: Iterable<Course>): Generator<CaseRecordRow> {
  let id = 0
  for (const course of all) for (const record of course.records) yield { id: (id += 1), ...record }
}
