import type { PlanEye } from './eyes.ts'

/** Minutes a day of a project for some eyes. */
export interface PlanMinutes {
  readonly project: number
  readonly eye: PlanEye
  readonly minutes: number
}

/**
 * More minutes a day than this are asked about. No clinical limit: a child hardly trains for more than two hours a day.
 */
export const muchADay = 120

/** The key of one cell of the grid. */
export const cellOf = (project: number, eye: PlanEye): string => `${project} ${eye}`

/** Minutes by cell; what is not set is not there. */
export const minutesByCell = (items: readonly PlanMinutes[]): ReadonlyMap<string, number> =>
  new Map(items.filter(item => item.minutes > 0).map(item => [cellOf(item.project, item.eye), item.minutes]))

/** Minutes a day by eye, and all of them. */
export const planTotals = (items: readonly PlanMinutes[]): Readonly<Record<PlanEye | 'day', number>> => {
  const sum = (rows: readonly PlanMinutes[]): number => rows.reduce((total, { minutes }) => total + minutes, 0)
  const of = (eye: PlanEye): number => sum(items.filter(item => item.eye === eye))
  return { right: of('right'), left: of('left'), both: of('both'), turn: of('turn'), day: sum(items) }
}

/** The items with one cell set to so many minutes; 0 takes it away. */
export const withMinutes = (items: readonly PlanMinutes[], { project, eye, minutes }: PlanMinutes): PlanMinutes[] => {
  const at = items.findIndex(item => item.project === project && item.eye === eye)
  if (minutes === 0) return items.filter((_, i) => i !== at)
  return at < 0
    ? [...items, { project, eye, minutes }]
    : items.map((item, i) => (i === at ? { project, eye, minutes } : item))
}

/** What becomes of a cell from one plan to another. */
export interface PlanChange {
  readonly project: number
  readonly eye: PlanEye
  readonly before: number
  readonly after: number
  readonly kind: 'added' | 'removed' | 'changed' | 'same'
}

const kindOf = (before: number, after: number): PlanChange['kind'] =>
  before === after ? 'same' : before === 0 ? 'added' : after === 0 ? 'removed' : 'changed'

/** Every cell that either plan sets, with what becomes of it; in the order of the first, then of the second. */
export const comparePlans = (first: readonly PlanMinutes[], second: readonly PlanMinutes[]): PlanChange[] => {
  const [before, after] = [minutesByCell(first), minutesByCell(second)]
  const cells = new Map(
    [...first, ...second].filter(item => item.minutes > 0).map(item => [cellOf(item.project, item.eye), item]),
  )
  return [...cells].map(([cell, { project, eye }]) => {
    const [from, to] = [before.get(cell) ?? 0, after.get(cell) ?? 0]
    return { project, eye, before: from, after: to, kind: kindOf(from, to) }
  })
}
