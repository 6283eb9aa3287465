import type { LastTopUp, TypeBalance } from '../../../resources/times/timesBalance.ts'
import type { Context } from '../../core/contract.ts'
import { all, Statement } from '../../core/statement.ts'
import { dictLabel } from './dictLabel.ts'

const shown = 5

/** What a patient has of each type, ordinary times in any case, and the days owed. */
const balancesOf = async (patient: number, context: Context): Promise<TypeBalance[]> => {
  const statement = new Statement()
  const id = statement.bind(patient)
  return statement.run(
    context.db,
    `
    select k.type, ${dictLabel(context, 'rechargeType', 'k.type')} as label, coalesce(a.balance, 0)::integer as balance, coalesce(o.owed, 0)::integer as owed
    from unnest(array['ordinary', 'naked3d', 'lifetime']) with ordinality k (type, at)
    left join times_account a on a.patient = ${id} and a.type = k.type
    left join (select type, count(*) as owed from times_owed where patient = ${id} and movement is null group by type) o on o.type = k.type
    where k.type = 'ordinary' or coalesce(a.balance, 0) > 0 or coalesce(o.owed, 0) > 0 order by k.at`,
  )
}

const lastOf = async (patient: number, context: Context): Promise<LastTopUp[]> => {
  const statement = new Statement()
  const conditions = [`t.patient = ${statement.bind(patient)}`, ...context.reach('recharge', statement, 't')]
  return statement.run(
    context.db,
    `
    select t.id, t.number, t.created_at as at, ${dictLabel(context, 'rechargeType', 't.recharge_type')} as "typeLabel", t.times, t.give_times as "giveTimes", t.amount, t.pay_status as "payStatus"
    from recharge t where ${all(conditions)} order by t.id desc limit ${shown}`,
  )
}

/** What the card of a patient's times shows. */
export const balanceOfPatient = async (
  patient: number,
  context: Context,
): Promise<{ readonly balances: TypeBalance[]; readonly last: LastTopUp[] }> => ({
  balances: await balancesOf(patient, context),
  last: await lastOf(patient, context),
})
