import { isDeepStrictEqual } from 'node:util'
import type { Kysely } from 'kysely'
import { registry } from '../../resources/index.ts'
import { reportSubscription } from '../../resources/statistics/reportSubscription.ts'
import type { endings } from '../../resources/statistics/reportSubscription.ts'
import type { Context, Language, Operator } from '../core/contract.ts'
import { Problem } from '../core/errors/problem.ts'
import { day, later } from '../core/lifetime.ts'
import { Statement } from '../core/statement.ts'
import type { Finding, JobContext, JobOutcome } from '../platform/jobs/JobHandler.ts'
import { loadOperator } from '../platform/session/loadOperator.ts'
import { languageOf } from '../platform/session/operatorLanguage.ts'
import type { Tables } from '../platform/database/tables.ts'
import { reportMail } from './reportMail.ts'
import { nextSending } from './nextSending.ts'
import { searchOf } from './searchOf.ts'
import type { Subscription } from './searchOf.ts'
import { unsubscribeLink } from './unsubscribeLink.ts'

type Ending = (typeof endings)[number]
type Job = Pick<JobContext, 'read' | 'inTransaction' | 'readReport' | 'signal' | 'now' | 'log'>

interface Due extends Subscription {
  readonly id: number
  readonly subscriber: number
  readonly nextAt: string
}

const columns = `s.id, s.created_by as subscriber, s.report, s."range", s.step, s.compare, s.filters, s.frequency, s.weekday, s.month_day as "monthDay", s.hour, s.next_at as "nextAt"`

const dueOnes = (db: Kysely<Tables>, now: Date): Promise<Due[]> => {
  const statement = new Statement()
  return statement.run<Due>(
    db,
    `select ${columns} from report_subscription s where s.state = 'active' and s.next_at <= ${statement.bind(now.toISOString())}::timestamptz order by s.next_at, s.id`,
  )
}

/** The subscription as it is now, which nobody else sends or changes meanwhile; undefined where somebody has. */
const locked = async ({ db }: Context, { id, nextAt }: Due): Promise<Due | undefined> => {
  const statement = new Statement()
  const [found] = await statement.run<Due>(
    db,
    `select ${columns} from report_subscription s where s.id = ${statement.bind(id)} and s.state = 'active' and s.next_at = ${statement.bind(nextAt)}::timestamptz for update`,
  )
  return found
}

/** Ends a subscription and tells its operator why, where they read what the product tells them. */
const end = async (due: Pick<Due, 'id' | 'subscriber' | 'report'>, ending: Ending, context: Context): Promise<void> => {
  await context.update(reportSubscription, due.id, { state: 'ended', ending }, 'end')
  await context.notifyOperators([due.subscriber], {
    key: 'reportEnded',
    parameters: {
      report: { text: `pages.${due.report}` },
      ending: { text: `resources.reportSubscription.choices.ending.${ending}` },
    },
    link: { resource: registry['reportSubscription']! },
  })
}

/**
 * Ends what goes to a mailbox that the mail server refuses for good; another mailbox of the account is another matter.
 */
const endBounced = ({ inTransaction }: Job): Promise<number> =>
  inTransaction(async context => {
    const refused = await new Statement().run<Pick<Due, 'id' | 'subscriber' | 'report'>>(
      context.db,
      `
    select s.id, s.created_by as subscriber, s.report from report_subscription s join operator o on o.id = s.created_by
    where s.state = 'active' and exists (
      select from message m where m.channel = 'email' and m.about = 'report' and m.state = 'failed' and m.reason = 'recipient' and m.recipient = o.email and m.created_at >= s.sent_at)
    order by s.id for update of s`,
    )
    for (const one of refused) await end(one, 'bounced', context)
    return refused.length
  })

/** Why a report cannot be written for somebody any more; undefined for what may pass. */
const endingOf = (error: unknown): Ending | undefined => {
  if (!(error instanceof Problem)) return undefined
  switch (error.status) {
    case 400:
      return 'reportChanged'
    case 403:
      return 'rightEnded'
    case 404:
      return 'outOfReach'
    default:
      return undefined
  }
}

/** Tells somebody by mail that nothing more comes, as far as they may still be told. */
const tellEnd = async (
  { report }: Due,
  ending: Ending,
  { operator, email }: { readonly operator: Operator; readonly email: string },
  language: Language,
  context: Context,
): Promise<void> => {
  const say = (key: string, parameters?: Readonly<Record<string, string | number>>) =>
    context.translate(language, key, parameters)
  const title = say(`pages.${report}`)
  try {
    await context.sender.send(context.db, {
      channel: 'email',
      recipient: email,
      about: 'report',
      language,
      by: operator.id,
      validUntil: later(context.now, 2 * day),
      mail: { subject: say('reportMail.endedOf', { title }) },
      body: say('reportMail.ended', {
        name: operator.name,
        title,
        ending: say(`resources.reportSubscription.choices.ending.${ending}`),
      }),
    })
  } catch (error) {
    // Who gets too many messages reads it in the application.
    if (!(error instanceof Problem && error.status === 429)) throw error
  }
}

const endOne = (
  due: Due,
  ending: Ending,
  { inTransaction }: Job,
  told?: (context: Context) => Promise<void>,
): Promise<boolean> =>
  inTransaction(async context => {
    if (!(await locked(context, due))) return false
    await end(due, ending, context)
    await told?.(context)
    return true
  })

/**
 * Writes a report and hands it to the queue of messages, in one transaction with the moment of the next one: it is sent
 * once, whichever host dies when.
 */
const sendOne = async (due: Due, job: Job): Promise<boolean> => {
  const { read, inTransaction, readReport, signal } = job
  const account = await read(db => loadOperator(db, due.subscriber))
  if (!account) return endOne(due, 'accountDisabled', job)
  const { operator, email } = account
  if (email === null) return endOne(due, 'noEmail', job)
  // Somebody typed it, perhaps wrongly: whoever reads it need not be the operator.
  if (!account.isMailboxConfirmed) return endOne(due, 'unconfirmedEmail', job)
  const language = await read(db => languageOf(db, operator.id, 'zh'))
  const search = searchOf(due)
  try {
    const report = await readReport({ operator, language, report: due.report, search }, signal)
    return await inTransaction(async context => {
      const present = await locked(context, due)
      // Whose rights, scope or mailbox changed while it was worked out gets what they may have at the next run.
      if (!present || !isDeepStrictEqual(await loadOperator(context.db, operator.id), account)) return false
      const links = {
        page: `${context.publicUrl}/${due.report}?${search}`,
        subscriptions: `${context.publicUrl}/reportSubscription`,
        unsubscribe: unsubscribeLink(context.cipher, context.publicUrl, due.id),
      }
      const { body, mail } = await reportMail(report, links, language, (key, parameters) =>
        context.translate(language, key, parameters),
      )
      const { id } = await context.sender.send(context.db, {
        channel: 'email',
        recipient: email,
        about: 'report',
        language,
        by: operator.id,
        body,
        mail,
        validUntil: later(context.now, 2 * day),
      })
      const statement = new Statement()
      await statement.run(
        context.db,
        `update report_subscription s set sent_at = m.created_at, next_at = ${statement.bind(nextSending(present, context.timeZone, context.now).toISOString())}::timestamptz
        from message m where m.id = ${statement.bind(id)} and s.id = ${statement.bind(due.id)}`,
      )
      context.afterCommit(async () => context.sender.deliver())
      return true
    })
  } catch (error) {
    const ending = endingOf(error)
    if (ending !== undefined)
      return endOne(due, ending, job, context => tellEnd(due, ending, { operator, email }, language, context))
    // Whoever gets too many messages gets this one later.
    if (error instanceof Problem && error.status === 429) return false
    throw error
  }
}

/**
 * Sends the reports that are due, each to its subscriber with the rights, the scope and the mailbox that they have now.
 * What cannot be sent any more ends, and says so. What was missed is sent once. Where no mail is sent, everything
 * waits.
 */
export const sendReports = async (job: Job): Promise<JobOutcome> => {
  const isSending = await job.inTransaction(async ({ sender, db }) => (await sender.services(db)).email !== 'off')
  if (!isSending) return { records: 0 }
  let records = await endBounced(job)
  const findings: Finding[] = []
  for (const due of await job.read(db => dueOnes(db, job.now))) {
    if (job.signal.aborted) break
    try {
      if (await sendOne(due, job)) records += 1
    } catch (error) {
      // One report that fails keeps nobody from theirs; it is tried again at the next run.
      job.log.error({ err: error, subscription: due.id, report: due.report }, 'a report could not be sent')
      findings.push({ subscription: due.id, report: due.report })
    }
  }
  return { records, findings }
}
