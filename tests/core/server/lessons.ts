import { choice, date, datetime, flag, integer, money, ref, resource, text } from '../../../resources/core/index.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import {
  average,
  balance,
  bands,
  count,
  distinct,
  facts,
  hourOf,
  quantile,
  quotient,
  sum,
  weekdayOf,
} from '../../../resources/core/statistics/index.ts'
import type { AnyFacts } from '../../../resources/core/statistics/index.ts'

const named = (name: string): AnyResource =>
  resource({
    name,
    label: 'name',
    scopedBy: name === 'school' ? 'self' : 'nothing',
    actions: {},
    fields: { name: text({ required: true }) },
  })

const lesson = resource({
  name: 'lesson',
  label: 'kind',
  scopedBy: 'school',
  staff: ['teacher'],
  fields: {
    school: ref('school'),
    teacher: ref('teacher'),
    pupil: ref('pupil'),
    day: date(),
    at: datetime(),
    kind: choice(['own', 'group']),
    pieces: integer(),
    price: money(),
    deleted: flag({ readOnly: true }),
  },
  list: { columns: ['kind'], filters: ['day', 'at', 'kind'] },
  actions: { list: {}, get: {} },
})

/** Tables of a small school. */
export const resources = { school: named('school'), teacher: named('teacher'), pupil: named('pupil'), lesson } as const

const given = facts(lesson, {
  name: 'lessonsGiven',
  day: 'day',
  where: { price: { not: 13 } },
  by: {
    school: 'school',
    teacher: 'teacher',
    kind: 'kind',
    size: bands('pieces', [1, 2]),
    hour: hourOf('at'),
    weekday: weekdayOf('day'),
  },
  measures: {
    lessons: count(),
    own: count({ kind: 'own' }),
    pieces: sum('pieces'),
    price: sum('price'),
    dear: sum('price', { pieces: { min: 2 } }),
    mean: average('pieces'),
    ownMean: average('price', { kind: 'own' }),
    pupils: distinct('pupil'),
    ownPupils: distinct('pupil', { kind: 'own' }),
    half: quantile('pieces', 0.5),
    perPupil: quotient('pieces', 'pupils'),
    stock: balance('pieces'),
    held: balance('lessons'),
    late: count({ day: { min: '-30d' } }),
  },
  rollUps: {
    daily: { per: 'day' },
    kinds: { per: 'day', by: ['kind', 'size'] },
    teachers: { per: 'month', by: ['teacher'] },
    pupils: { per: 'month', each: ['pupil'] },
    hours: { per: 'month', by: ['hour', 'weekday'] },
    pupilsByKind: { per: 'day', by: ['kind'], each: ['pupil'] },
  },
})

const begun = facts(lesson, {
  name: 'lessonsBegun',
  day: 'at',
  by: { school: 'school', kind: 'kind' },
  measures: { lessons: count(), price: sum('price'), pupils: distinct('pupil'), all: balance('lessons') },
  rollUps: { daily: { per: 'day' }, monthly: { per: 'month', by: ['kind'], each: ['pupil'] } },
})

/** Facts that are kept, by a day and by a moment. */
export const kept: readonly AnyFacts[] = [given, begun]

/** The same as they are read from the rows. */
export const plain: readonly AnyFacts[] = kept.map(({ rollUps: _rollUps, ...facts }) => facts)
