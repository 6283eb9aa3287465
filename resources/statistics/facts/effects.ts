import { average, count, facts, quantile, ranges, share } from '../../core/statistics/index.ts'
import { effect } from '../effect.ts'

/** Patients whose first and last examination say what treatment did. */
const comparable = { effect: ['cure', 'improved', 'invalid'] } as const

/**
 * What treatment did for patients, each once, by the first and the last examination within the range. The classes add
 * up to the patients.
 */
export const effects = facts(effect, {
  name: 'effects',
  takesRange: true,
  own: 'doctor',
  by: {
    hospital: 'hospital',
    doctor: 'doctor',
    age: 'ageBand',
    gender: 'gender',
    level: 'level',
    amblyopiaType: 'amblyopiaType',
    effect: 'effect',
    eye: 'eye',
    trained: ranges('trainedDays', [0, 1, 11, 31, 61, 91]),
    lines: ranges('gainLines', [-2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8]),
  },
  measures: {
    patients: count(),
    cured: count({ effect: 'cure' }),
    improved: count({ effect: 'improved' }),
    unchanged: count({ effect: 'invalid' }),
    notAmblyopic: count({ effect: 'notAmblyopicAtFirst' }),
    examinedOnce: count({ effect: 'notYetComparable' }),
    notComparable: count({ effect: 'notComparable' }),
    compared: count(comparable),
    helped: count({ effect: ['cure', 'improved'] }),
    cureRate: share('cured', 'compared'),
    helpedRate: share('helped', 'compared'),
    lines: average('gainLines', comparable),
    medianLines: quantile('gainLines', 0.5, comparable),
    lowerLines: quantile('gainLines', 0.25, comparable),
    upperLines: quantile('gainLines', 0.75, comparable),
    gain: average('gain', comparable),
    trainedDays: average('trainedDays', comparable),
  },
})
