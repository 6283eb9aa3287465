import type { DayLedger, DayLine } from '../../resources/business/cashier.ts'
import type { Context } from '../engine/contract.ts'
import { all, Statement } from '../engine/statement.ts'
import { readSetting } from '../setting/readSetting.ts'

/** Whose day, and which (YYYY-MM-DD in the business time zone). */
export interface Day {
  readonly operator: number
  readonly day: string
}

export interface DaySheet {
  readonly toppedUp: readonly DayLine[]
  readonly paidLater: readonly DayLine[]
  readonly refunded: readonly DayLine[]
  readonly ledger: readonly DayLedger[]
}

/** SQL of the condition that a moment lies within a day. */
type Within = (moment: string, statement: Statement) => string

const withinDay = (day: string, zone: string): Within => (moment, statement) => {
  const at = (plus: number) => `((${statement.bind(day)}::date + ${plus})::timestamp at time zone ${statement.bind(zone)}::text)`
  return `${moment} >= ${at(0)} and ${moment} < ${at(1)}`
}

interface Lines {
  readonly table: 'recharge' | 'recharge_refund'
  /** The resource whose scope holds. */
  readonly resource: 'recharge' | 'rechargeRefund'
  readonly by: string
  readonly at: string
  readonly payStatus: string
  readonly where?: string
  /** Times did not move with it. */
  readonly isMoneyAlone?: boolean
}

const linesOf = async ({ table, resource, by, at, payStatus, where, isMoneyAlone = false }: Lines, { operator }: Day, within: Within, { db, reach, language }: Context): Promise<DayLine[]> => {
  const statement = new Statement()
  const conditions = [`t.${by} = ${statement.bind(operator)}`, within(`t.${at}`, statement), ...reach(resource, statement, 't'), ...(where === undefined ? [] : [where])]
  const sum = (column: string) => (isMoneyAlone ? '0' : `sum(t.${column})::bigint`)
  return statement.run(db, `
    select g.*, (select d.${language === 'en' ? 'label_en' : 'label'} from dict d join dict_group i on i.id = d."group" where i.name = 'payChannel' and d.value = g.channel) as "channelLabel"
    from (
      select t.channel, ${payStatus} as "payStatus", count(*)::integer as count, ${sum('times')} as times, ${sum('give_times')} as "giveTimes", sum(t.amount)::bigint as amount
      from ${table} t where ${all(conditions)} group by 1, 2
    ) g order by g."payStatus", g.channel`)
}

const ledgerSums = async ({ operator }: Day, within: Within, { db, reach }: Context) => {
  const statement = new Statement()
  const conditions = [`m.operator = ${statement.bind(operator)}`, within('m.at', statement), ...reach('recharge', statement, 'r')]
  return statement.run<{ kind: string; times: number; giveTimes: number }>(db, `
    select m.kind, sum(m.times)::bigint as times, sum(m.give_times)::bigint as "giveTimes"
    from times_movement m join recharge r on r.id = m.recharge where m.kind in ('topUp', 'refund') and ${all(conditions)} group by 1`)
}

/** A cashier's day by channel and state of payment, and whether the ledger says the same; of what the caller reaches. */
export const dayEnd = async (day: Day, context: Context): Promise<DaySheet> => {
  const { timeZone } = await readSetting(context.db, 'baseSetting')
  const within = withinDay(day.day, timeZone)
  const lots = { table: 'recharge', resource: 'recharge' } as const
  const toppedUp = await linesOf({ ...lots, by: 'created_by', at: 'created_at', payStatus: `case when t.paid_at = t.created_at then 'paid' else 'unpaid' end` }, day, within, context)
  const paidLater = await linesOf({ ...lots, by: 'paid_by', at: 'paid_at', payStatus: `'paid'`, where: 't.paid_at <> t.created_at', isMoneyAlone: true }, day, within, context)
  const refunded = await linesOf({ table: 'recharge_refund', resource: 'rechargeRefund', by: 'created_by', at: 'created_at', payStatus: `'refunded'` }, day, within, context)
  const moved = await ledgerSums(day, within, context)
  const compared = (kind: DayLedger['kind'], lines: readonly DayLine[]): DayLedger => {
    const own = moved.find(one => one.kind === kind)
    return {
      kind, times: lines.reduce((sum, { times }) => sum + times, 0), giveTimes: lines.reduce((sum, { giveTimes }) => sum + giveTimes, 0),
      ledgerTimes: own?.times ?? 0, ledgerGiveTimes: own?.giveTimes ?? 0,
    }
  }
  return { toppedUp, paidLater, refunded, ledger: [compared('topUp', toppedUp), compared('refund', refunded)] }
}
