import { mostShift } from '../../tests/support/layoutShift.ts'
import type { Shifts } from './shifts.ts'
import type { Visit } from './visit.ts'

/**
 * What was measured of the best of five comparable back-offices, under the same conditions on two cores: ready, in
 * milliseconds.
 */
export const bestPeer = { signIn: 1_600, list: 2_890, warmList: 2_300 } as const

export interface Figures {
  readonly signIn: Visit
  readonly list: Visit
  readonly warmList: Visit
  readonly floorList: Visit
  /** A report's page until its first number can be read, and until its first chart is drawn. */
  readonly figures: Visit
  readonly charts: Visit
  readonly steps: ReadonlyMap<string, number>
  readonly shifts: Shifts
}

export interface Verdict {
  readonly what: string
  readonly holds: boolean
}

const most = (what: string, value: number, limit: number, unit: string): Verdict => ({
  what: `${what}: ${Math.round(value)} ${unit}, wanted ${Math.round(limit)} at most`,
  holds: value <= limit,
})

const stepLimits: Readonly<Record<string, number>> = {
  'sidebar → first row': 150,
  'sidebar → first row, again': 50,
  'typing → rows': 300,
  'row → form': 190,
}

/** Holds the figures against the budget. */
export const verdicts = ({ signIn, list, warmList, figures, charts, steps, shifts }: Figures): Verdict[] => [
  most('sign-in page, cold', signIn.bytes / 1000, 100, 'kB'),
  most('sign-in page, cold, ready', signIn.ready, bestPeer.signIn * 0.5, 'ms'),
  most('first list, cold', list.bytes / 1000, 330, 'kB'),
  most('first list, cold, ready', list.ready, bestPeer.list * 0.6, 'ms'),
  most('first list, warm, ready', warmList.ready, bestPeer.warmList * 0.4, 'ms'),
  // Its rows are drawn before the page is; what a report asks for is not known before.
  most('figures of a report, cold, ready, over the whole list', figures.ready, list.whole * 1.3, 'ms'),
  most('charts of a report after its figures', charts.ready - figures.ready, 600, 'ms'),
  most('report, cold, beyond the list', (charts.bytes - list.bytes) / 1000, 150, 'kB'),
  ...[...steps].map(([step, time]) => most(step, time, stepLimits[step]!, 'ms')),
  ...[...shifts].map(([page, shift]) => ({
    what: `layout shift, ${page}: ${shift.toFixed(3)}, wanted ${mostShift} at most`,
    holds: shift <= mostShift,
  })),
]
