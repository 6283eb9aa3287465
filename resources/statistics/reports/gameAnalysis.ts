import { chart, figures, report, table, without } from '../../core/statistics/index.ts'
import { exercises } from '../facts/exercises.ts'

/** What is trained, by whom and when: exercises, minutes and patients by game, project, age and hour. */
export const gameAnalysis = report({
  name: 'gameAnalysis',
  facts: [exercises],
  filters: ['hospital', 'project', 'game', 'age', 'gender'],
  range: 'thisMonth',
  compare: ['previous'],
  parts: {
    sums: figures(['exercises.exercises', 'exercises.minutes', 'exercises.patients', 'exercises.perPatient']),
    course: chart({ as: 'bars', measures: ['exercises.minutes'], over: 'step' }),
    hours: chart({ as: 'heatMap', measures: ['exercises.exercises'], over: 'hour', split: 'weekday' }),
    byProject: chart({ as: 'stackedBars', measures: ['exercises.minutes'], over: 'project', split: 'age', top: 12 }),
    // Scores are of hundreds and levels of a few: on one axis the levels were a line along its foot.
    score: chart({ as: 'line', measures: ['exercises.score'], over: 'step' }),
    level: chart({ as: 'line', measures: ['exercises.level'], over: 'step' }),
    projects: table({
      rows: 'project',
      measures: [
        'exercises.exercises',
        'exercises.minutes',
        'exercises.patients',
        'exercises.score',
        'exercises.level',
      ],
      totals: true,
      sort: 'exercises.minutes',
    }),
    byGame: table({
      rows: 'game',
      measures: [
        'exercises.exercises',
        'exercises.minutes',
        'exercises.patients',
        'exercises.score',
        'exercises.level',
      ],
      totals: true,
      sort: 'exercises.minutes',
    }),
    unplayed: without('game', 'exercises.exercises', {
      columns: ['project', 'fromAge', 'glasses'],
      where: { published: true, deleted: false },
    }),
    byAge: table({
      rows: 'age',
      columns: 'gender',
      measures: ['exercises.patients', 'exercises.minutes'],
      totals: true,
    }),
  },
})
