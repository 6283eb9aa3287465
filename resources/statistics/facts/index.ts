import { balances } from './balances.ts'
import { cases } from './cases.ts'
import { effects } from './effects.ts'
import { examinations } from './examinations.ts'
import { exercises } from './exercises.ts'
import { newPatients } from './newPatients.ts'
import { payments } from './payments.ts'
import { purchases } from './purchases.ts'
import { reexaminations } from './reexaminations.ts'
import { trainingDays } from './trainingDays.ts'

/** Everything that is counted, whether a report shows it yet or not. */
export const facts = {
  newPatients,
  payments,
  purchases,
  cases,
  examinations,
  effects,
  reexaminations,
  trainingDays,
  exercises,
  balances,
} as const
