import {
  average,
  count,
  distinct,
  facts,
  hourOf,
  quotient,
  ranges,
  sum,
  weekdayOf,
} from '../../core/statistics/index.ts'
import { gameRecord } from '../../training/gameRecord.ts'

/** Exercises that patients did, as training clients recorded them. */
export const exercises = facts(gameRecord, {
  name: 'exercises',
  day: 'day',
  by: {
    hospital: 'hospital',
    project: 'project',
    game: 'game',
    eye: 'eye',
    age: 'ageBand',
    gender: 'gender',
    level: ranges('level', [0, 1, 3, 5, 7, 9, 11]),
    hour: hourOf('startedAt'),
    weekday: weekdayOf('startedAt'),
  },
  measures: {
    exercises: count(),
    minutes: sum('minutes'),
    patients: distinct('patient'),
    perPatient: quotient('minutes', 'patients'),
    score: average('score'),
    level: average('level'),
  },
  rollUps: {
    daily: { per: 'day' },
    games: { per: 'month', by: ['project', 'game'] },
    people: { per: 'month', by: ['project', 'age', 'gender'] },
    hours: { per: 'month', by: ['hour', 'weekday'] },
    patients: { per: 'month', by: ['age', 'gender'], each: ['patient'] },
    players: { per: 'month', by: ['project', 'game'], each: ['patient'] },
  },
})
