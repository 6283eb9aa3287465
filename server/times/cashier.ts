import { cashier } from '../../resources/times/cashier.ts'
import { implement } from '../core/contract.ts'
import type { Context } from '../core/contract.ts'
import { notFound } from '../core/errors/problem.ts'
import { dayEnd } from './recharge/dayEnd.ts'
import { caller } from '../core/caller.ts'

const sheetOf = async (operator: number, day: string, context: Context) => {
  const found = await context.db.selectFrom('operator').select('name').where('id', '=', operator).executeTakeFirst()
  if (!found) throw notFound()
  const sheet = await dayEnd({ operator, day }, context)
  return { day, operator, operatorLabel: found.name, ...sheet }
}

export const cashierImplementation = implement(cashier, {
  dayEnd: ({ day }, context) => sheetOf(caller(context).id, day, context),
  dayEndOf: ({ operator, day }, context) => sheetOf(operator, day, context),
})
