import { balance, facts, sum } from '../../core/statistics/index.ts'
import { timesMovement } from '../../times/timesMovement.ts'

/**
 * What stood on the accounts of patients on a day, by every movement up to it. A lifetime is none of the times that
 * somebody has left.
 */
export const balances = facts(timesMovement, {
  name: 'balances',
  day: 'day',
  where: { rechargeType: { not: 'lifetime' } },
  by: { hospital: 'hospital', type: 'rechargeType', kind: 'kind' },
  measures: { moved: sum('total'), movedWorth: sum('worth'), left: balance('moved'), liability: balance('movedWorth') },
})
