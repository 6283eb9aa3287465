import { remembered } from '../../../resources/core/remembered.ts'
import type { AnyFacts, AnyReport } from '../../../resources/core/statistics/index.ts'

/** Pages of statistics by their names. */
export type Reports = { readonly [name: string]: AnyReport }

/** The facts that reports rest on, each once. */
export const allFacts = remembered((reports: Reports): readonly AnyFacts[] => [
  ...new Set(Object.values(reports).flatMap(({ facts }) => facts)),
])
