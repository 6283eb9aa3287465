import { allows } from '../../resources/core/permission.ts'
import { message } from '../../resources/core/message.ts'
import { readAddress } from '../../resources/core/statistics/address.ts'
import { namedDimension } from '../../resources/core/statistics/declared.ts'
import { hasPage, permissionOfReport } from '../../resources/core/statistics/index.ts'
import type { AnyReport } from '../../resources/core/statistics/index.ts'
import { readBranch } from '../../resources/core/branch.ts'
import { isReference } from '../../resources/core/typeOf.ts'
import { registry, reports } from '../../resources/index.ts'
import { mostSubscriptions, reportSubscription } from '../../resources/statistics/reportSubscription.ts'
import { caller } from '../core/caller.ts'
import { implement } from '../core/contract.ts'
import type { Context } from '../core/contract.ts'
import { invalid, Problem } from '../core/errors/problem.ts'
import { asId } from '../core/ids.ts'
import { all, Statement } from '../core/statement.ts'
import { tableName } from '../core/migrations/schemaNames.ts'
import { isMailboxConfirmed } from '../platform/session/mailboxes.ts'
import { nextSending } from './nextSending.ts'
import { searchOf } from './searchOf.ts'
import type { Subscription } from './searchOf.ts'

/**
 * The report of that name, where the caller may look at it. A field error for any other does not tell whether there is
 * one.
 */
const requireReport = (name: string, context: Context): AnyReport => {
  const report: AnyReport | undefined = Object.hasOwn(reports, name) ? reports[name as keyof typeof reports] : undefined
  if (!report || !hasPage(report) || !allows(caller(context).permissions, permissionOfReport(report)))
    throw invalid({ report: message('reference') })
  return report
}

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length <= 100 && value.every(one => typeof one === 'string' && one !== '')

/** Throws where filters are none of the report's, or name what the caller does not reach. */
const requireFilters = async (report: AnyReport, filters: unknown, context: Context): Promise<void> => {
  const wrong = invalid({ filters: message('filter') })
  const given = filters ?? {}
  if (typeof given !== 'object' || Array.isArray(given)) throw wrong
  for (const [name, values] of Object.entries(given)) {
    if (!report.filters.includes(name) || !isTexts(values)) throw wrong
    const { field, dimension } = namedDimension(report, name)
    if (typeof dimension !== 'string' || !isReference(field)) continue
    const ids = values.map(value => asId(readBranch(value).id))
    if (ids.includes(undefined)) throw wrong
    const statement = new Statement()
    const target = registry[field.to]!
    const where = all([`t.id = any(${statement.bind(ids)}::integer[])`, ...context.reach(field.to, statement, 't')])
    const [found] = await statement.run<{ n: number }>(
      context.db,
      `select count(*)::integer as n from "${tableName(target)}" t where ${where}`,
    )
    if (found!.n < new Set(ids).size) throw wrong
  }
}

/**
 * Throws where the report cannot be asked so: a step that makes more points than anybody reads is said now, not when it
 * is to be sent.
 */
const requireView = (report: AnyReport, subscription: Subscription, { today }: Context): void => {
  const { errors, view } = readAddress(report, searchOf(subscription), today)
  const { range, step, compare, ...others } = errors
  if (range || view.range === undefined) throw invalid({ range: range ?? message('notInTime') })
  if (step) throw invalid({ step })
  if (compare) throw invalid({ compare })
  if (Object.keys(others).length > 0) throw invalid({ filters: message('filter') })
}

/** Throws where the caller has no mailbox, or has not shown that they read it. */
const requireMailbox = async (context: Context): Promise<void> => {
  const account = await context.db
    .selectFrom('operator as o')
    .select(['o.email', isMailboxConfirmed.as('isConfirmed')])
    .where('o.id', '=', caller(context).id)
    .executeTakeFirst()
  if (!account?.email) throw new Problem(409, 'noOwnEmail')
  if (!account.isConfirmed) throw new Problem(409, 'unconfirmedOwnEmail')
}

export const reportSubscriptionImplementation = implement(
  reportSubscription,
  {},
  {
    on: ['create', 'update', 'resume'],
    async before(action, record, input, context) {
      const whole = { ...record, ...input } as Subscription & { readonly filters?: unknown }
      const report = requireReport(whole.report, context)
      await requireFilters(report, whole.filters, context)
      requireView(report, whole, context)
      if (action !== 'update') await requireMailbox(context)
      if (!record) {
        const { n } = await context.db
          .selectFrom('report_subscription')
          .select(({ fn }) => fn.countAll<number>().as('n'))
          .where('created_by', '=', caller(context).id)
          .executeTakeFirstOrThrow()
        context.give({ waits: (await context.sender.services(context.db)).email === 'off' })
        if (Number(n) >= mostSubscriptions)
          throw new Problem(409, 'tooManySubscriptions', { parameters: { max: mostSubscriptions } })
      }
      return { nextAt: nextSending(whole, context.timeZone, context.now).toISOString() }
    },
  },
)
