import type { Visit } from './visit.ts'

/** What was measured of the best of five comparable back-offices, under the same conditions on two cores: ready, in milliseconds. */
export const bestPeer = { signIn: 1_600, list: 2_890, warmList: 2_300 } as const

export interface Figures {
  readonly signIn: Visit
  readonly list: Visit
  readonly warmList: Visit
  readonly floorList: Visit
  readonly steps: ReadonlyMap<string, number>
}

export interface Verdict {
  readonly what: string
  readonly holds: boolean
}

const most = (what: string, value: number, limit: number, unit: string): Verdict =>
  ({ what: `${what}: ${Math.round(value)} ${unit}, wanted ${Math.round(limit)} at most`, holds: value <= limit })

const stepLimits: Readonly<Record<string, number>> = { 'sidebar → first row': 150, 'sidebar → first row, again': 50, 'typing → rows': 300, 'row → form': 190 }

/** Holds the figures against the budget. */
export const verdicts = ({ signIn, list, warmList, steps }: Figures): Verdict[] => [
  most('sign-in page, cold', signIn.bytes / 1000, 100, 'kB'),
  most('sign-in page, cold, ready', signIn.ready, bestPeer.signIn * 0.5, 'ms'),
  most('first list, cold', list.bytes / 1000, 330, 'kB'),
  most('first list, cold, ready', list.ready, bestPeer.list * 0.6, 'ms'),
  most('first list, warm, ready', warmList.ready, bestPeer.warmList * 0.4, 'ms'),
  ...[...steps].map(([step, time]) => most(step, time, stepLimits[step]!, 'ms')),
]
