import type { hospital } from '../../resources/organisations/hospital.ts'
import { statementSize } from '../../resources/times/hospitalStatement.ts'
import type { Handlers } from '../../resources/core/index.ts'
import type { Context } from '../core/contract.ts'
import { all, Statement } from '../core/statement.ts'
import { patientNameAt } from './recharge/patientName.ts'
import { readSetting } from '../core/readSetting.ts'

type Answer = Awaited<ReturnType<Handlers<typeof hospital, Context>['statement']>>
type Asked = Parameters<Handlers<typeof hospital, Context>['statement']>[1]

interface Sums {
  readonly opening: number
  readonly incoming: number
  readonly outgoing: number
  readonly balance: number
  readonly count: number
}

/**
 * SQL of the account's movements with the balance after each, in the ledger's own order, and whether they lie in the
 * asked days.
 */
const movements = (
  hospital: number,
  { rechargeType, from, to }: Asked,
  timeZone: string,
  statement: Statement,
): string => {
  const zone = statement.bind(timeZone)
  const start = (day: string, plus: number) =>
    `((${statement.bind(day)}::date + ${plus})::timestamp at time zone ${zone}::text)`
  return `select e.id, e.amount, m.id as movement, m.at, m.at < ${start(from, 0)} as "isBefore", m.at >= ${start(from, 0)} and m.at < ${start(to, 1)} as "isWithin"
    from times_account a join times_entry e on e.account = a.id join times_movement m on m.id = e.movement
    where a.hospital = ${statement.bind(hospital)}::integer and a.type = ${statement.bind(rechargeType)}`
}

const readSums = async (id: number, asked: Asked, timeZone: string, { db }: Context): Promise<Sums> => {
  const statement = new Statement()
  const [sums] = await statement.run<Sums>(
    db,
    `
    select coalesce(sum(amount) filter (where "isBefore"), 0) as opening, coalesce(sum(amount) filter (where "isWithin" and amount > 0), 0) as incoming,
      coalesce(-sum(amount) filter (where "isWithin" and amount < 0), 0) as outgoing, coalesce(sum(amount), 0) as balance, count(*) filter (where "isWithin") as count
    from (${movements(id, asked, timeZone, statement)}) moved`,
  )
  return sums!
}

const readLines = async (
  id: number,
  asked: Asked,
  opening: number,
  timeZone: string,
  { db, reach }: Context,
): Promise<Answer['lines']> => {
  const statement = new Statement()
  // Whose top-up it is, is told to who sees that top-up.
  const isSeen = all(reach('recharge', statement, 'c'))
  return statement.run<Answer['lines'][number]>(
    db,
    `
    with moved as materialized (
      select id, movement, amount, ${statement.bind(opening)}::bigint + sum(amount) over (order by id) as balance
      from (${movements(id, asked, timeZone, statement)}) w where "isWithin"
    )
    select v.id, m.at, m.kind, m.times, m.give_times as "giveTimes", v.amount, v.balance, m.hospital_recharge as "hospitalRecharge", m.recharge,
      m.card, coalesce(r.number, c.number, k.number) as document, case when ${isSeen} then m.patient end as patient,
      case when ${isSeen} then ${patientNameAt(`${statement.bind(id)}::integer`)} end as "patientName", o.name as operator
    from moved v join times_movement m on m.id = v.movement
    left join hospital_recharge r on r.id = m.hospital_recharge left join recharge c on c.id = m.recharge left join card k on k.id = m.card left join patient p on p.id = m.patient left join operator o on o.id = m.operator
    where v.id > ${statement.bind(asked.after ?? 0)}::bigint order by v.id limit ${statementSize + 1}`,
  )
}

/** An organisation's account of one type on some days, out of the ledger. */
export const hospitalStatement = async (id: number, asked: Asked, context: Context): Promise<Answer> => {
  const { timeZone } = await readSetting(context.db, 'baseSetting')
  const { opening, incoming, outgoing, balance, count } = await readSums(id, asked, timeZone, context)
  const found = await readLines(id, asked, opening, timeZone, context)
  const lines = found.slice(0, statementSize)
  return {
    opening,
    incoming,
    outgoing,
    closing: opening + incoming - outgoing,
    balance,
    count,
    next: found.length > lines.length ? lines.at(-1)!.id : null,
    lines,
  }
}
