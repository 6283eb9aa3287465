import type { hospitalRecharge } from '../../resources/business/hospitalRecharge.ts'
import type { Handlers } from '../../resources/schema/index.ts'
import type { Context } from '../engine/contract.ts'
import { all, Statement } from '../engine/statement.ts'
import { readSetting } from '../setting/readSetting.ts'
import { subtree } from '../session/scopeOf.ts'

type Organ = Handlers<typeof hospitalRecharge, Context>['organ']
type Sums = Awaited<ReturnType<Organ>>[number]

/** What each organisation within the caller's reach was topped up with, refunds taken off: below one organisation where that is named, on days from and to. */
export const chargeSums: Organ = async ({ hospital, rechargeType, from, to }, context) => {
  const statement = new Statement()
  const { timeZone } = await readSetting(context.db, 'baseSetting')
  const day = (date: string, plus: number) => `((${statement.bind(date)}::date + ${plus})::timestamp at time zone ${statement.bind(timeZone)}::text)`
  const conditions = [
    ...context.reach('hospitalRecharge', statement, 't'),
    ...(hospital ? [`t.hospital = any(${statement.bind(await subtree(context.db, hospital))}::integer[])`] : []),
    ...(rechargeType ? [`t.recharge_type = ${statement.bind(rechargeType)}`] : []),
    ...(from ? [`t.created_at >= ${day(from, 0)}`] : []),
    ...(to ? [`t.created_at < ${day(to, 1)}`] : []),
  ]
  return statement.run<Sums>(context.db, `
    select t.hospital, h.name as "hospitalLabel", sum(t.times) as times, sum(t.give_times) as "giveTimes", sum(t.total) as total, sum(t.amount) as amount, count(*) as count
    from hospital_recharge t join hospital h on h.id = t.hospital where ${all(conditions)}
    group by t.hospital, h.name order by total desc, t.hospital`)
}
