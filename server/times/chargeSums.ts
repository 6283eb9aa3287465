import type { hospitalRecharge } from '../../resources/times/hospitalRecharge.ts'
import type { Handlers } from '../../resources/core/index.ts'
import type { Context } from '../core/contract.ts'
import { all, Statement } from '../core/statement.ts'
import { subtree } from '../platform/session/scopeOf.ts'

type Organ = Handlers<typeof hospitalRecharge, Context>['organ']
type Sums = Awaited<ReturnType<Organ>>[number]

/**
 * What each organisation within the caller's reach was topped up with, refunds taken off, as the journal has it: below
 * one organisation where that is named, on days from and to.
 */
export const chargeSums: Organ = async ({ hospital, rechargeType, from, to }, context) => {
  const statement = new Statement()
  const conditions = [
    ...context.reach('hospitalPayment', statement, 't'),
    ...(hospital ? [`t.hospital = any(${statement.bind(await subtree(context.db, hospital))}::integer[])`] : []),
    ...(rechargeType ? [`t.recharge_type = ${statement.bind(rechargeType)}`] : []),
    ...(from ? [`t.day >= ${statement.bind(from)}::date`] : []),
    ...(to ? [`t.day <= ${statement.bind(to)}::date`] : []),
  ]
  return statement.run<Sums>(
    context.db,
    `
    select t.hospital, h.name as "hospitalLabel", sum(t.times) as times, sum(t.give_times) as "giveTimes", sum(t.times + t.give_times) as total, sum(t.amount) as amount,
      count(distinct coalesce(t.refund, t.purchase)) as count
    from hospital_payment t join hospital h on h.id = t.hospital where ${all(["t.kind not in ('latePayment', 'otherChannel')", ...conditions])}
    group by t.hospital, h.name order by total desc, t.hospital`,
  )
}
