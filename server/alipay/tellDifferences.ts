import { sql } from 'kysely'
import { alipayBill } from '../../resources/alipay/alipayBill.ts'
import { alipayDifference } from '../../resources/alipay/alipayDifference.ts'
import type { Context } from '../core/contract.ts'
import { hour, later } from '../core/lifetime.ts'
import { readSetting } from '../core/readSetting.ts'

/** What a lost notice left is over by then, and told to nobody. */
const patience = hour
/** Alipay makes a bill in the morning; one that cannot be compared by the next is told. */
const billPatience = 24 * hour

/**
 * Tells who wants to know of what is open, and of bills that wait for too long: each once, taken by the statement that
 * marks it.
 */
export const tellDifferences = async (context: Context): Promise<void> => {
  const { db, now } = context
  const { differencesTo } = await readSetting(db, 'alipaySetting')
  const told = now.toISOString()
  const { rows: open } = await sql<{ id: number }>`
    update alipay_difference set told_at = ${told}::timestamptz where state = 'open' and told_at is null and created_at <= ${later(now, -patience).toISOString()}::timestamptz returning id`.execute(
    db,
  )
  if (open.length > 0)
    await context.notifyOperators(differencesTo ?? [], {
      key: 'billsDiffer',
      parameters: { count: open.length },
      link: { resource: alipayDifference },
    })
  const { rows: waiting } = await sql<{ day: string }>`
    update alipay_bill set told_at = ${told}::timestamptz where state = 'waiting' and trouble is not null and told_at is null and created_at <= ${later(now, -billPatience).toISOString()}::timestamptz returning day::text as day`.execute(
    db,
  )
  const [first] = waiting.map(({ day }) => day).sort()
  if (first !== undefined)
    await context.notifyOperators(differencesTo ?? [], {
      key: 'billsWait',
      parameters: { count: waiting.length, day: first },
      link: { resource: alipayBill },
    })
}
