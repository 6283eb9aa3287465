import { sql } from 'kysely'
import { applicationMail } from '../../../resources/content/applicationMail.ts'
import { message } from '../../../resources/core/message.ts'
import { caller } from '../../core/caller.ts'
import { implement } from '../../core/contract.ts'
import type { Context } from '../../core/contract.ts'
import { invalid, notFound, Problem, unauthenticated } from '../../core/errors/problem.ts'
import { listed } from '../../core/listed.ts'
import { isWithinReach } from '../../core/isWithinReach.ts'
import { askForRun } from '../../platform/jobs/askForRun.ts'
import { describedUpload } from '../../platform/storage/describedUpload.ts'
import { announceLive } from '../../platform/live/announceLive.ts'
import { onDevice } from '../fileAddresses.ts'
import { readIds } from '../readIds.ts'
import { readMoment } from '../readMoment.ts'
import { previewOf } from '../told.ts'
import { filesOf, hasLetter, lettersOf, readLetters, unreadAgain, unreadLetters } from './letters.ts'
import { mailAddresses } from './mailAddresses.ts'
import { mailToSelf, mostMailed, recallMails } from './letterMail.ts'
import { countMeant, leaveOutRest, mostRecipients } from './recipients.ts'

interface Addressed {
  readonly to: string
  readonly addresses?: string | null
  readonly attachments?: readonly string[] | null
  readonly hospitals: readonly number[] | null
  readonly roles: readonly number[] | null
  readonly operators: readonly number[] | null
  readonly ageFrom?: number | null
  readonly ageUntil?: number | null
}

const some = (ids: readonly number[] | null | undefined): boolean => (ids?.length ?? 0) > 0

/**
 * Whose scope is not everything writes to organisations of that scope, or to operators by name; whoever has own
 * patients alone writes to no others.
 */
const refuseForeign = ({ to, hospitals, roles, operators }: Addressed, context: Context): void => {
  const { scope } = caller(context)
  if (to === 'addresses') return
  const isByName = to === 'operators' && some(operators) && !some(hospitals) && !some(roles)
  if (!isByName && !isWithinReach(hospitals, context)) throw invalid({ hospitals: message('required') })
  if (to === 'patients' && scope.staff !== undefined) throw invalid({ to: message('choice') })
}

const refuseUnsendable = async (mail: number, context: Context): Promise<void> => {
  const meant = await countMeant(mail, context)
  if (meant === 0) throw new Problem(409, 'mailToNobody')
  if (meant > mostRecipients) throw new Problem(409, 'mailToTooMany')
}

/**
 * Mails to people whom the product does not know are for those who see everything, and so many that nobody takes them
 * for unsolicited.
 */
const mostAddresses = 500
const refuseAddresses = async ({ to, addresses: given, attachments }: Addressed, context: Context): Promise<void> => {
  if (to !== 'addresses') return
  if (caller(context).scope.hospitals !== 'everything') throw invalid({ to: message('choice') })
  const { addresses, wrong } = mailAddresses(String(given ?? ''))
  if (wrong.length > 0)
    throw invalid({ addresses: message('mailAddresses', { wrong: listed(context.language, wrong.slice(0, 5)) }) })
  if (addresses.length > mostAddresses)
    throw invalid({ addresses: message('tooManyAddresses', { max: mostAddresses }) })
  // They have no inbox to fetch it from.
  const files = await Promise.all((attachments ?? []).map(key => describedUpload(context.db, key)))
  if (files.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0) > mostMailed)
    throw invalid({ attachments: message('fileTooLarge', { max: '1 MB' }) })
}

/** The organisation whose letter it is: that of the author, as far as they see it. */
const ownHospital = (context: Context): number | null => {
  const { hospital, scope } = caller(context)
  return scope.hospitals === 'everything' || scope.hospitals.includes(hospital)
    ? hospital
    : (scope.hospitals[0] ?? null)
}

const signedIn = ({ device }: Context): { readonly patient: number } => {
  if (device?.patient == null) throw unauthenticated()
  return { patient: device.patient }
}

const ofCaller = (context: Context): { readonly operator: number } => ({ operator: caller(context).id })

export const applicationMailImplementation = implement(
  applicationMail,
  {
    async preview({ id }, { language }, context) {
      const { db, files, token } = context
      return {
        ...((await previewOf(applicationMail, id, language, context)) as { title: string; content: string }),
        files: await filesOf(id, key => files.address(key, token), db),
      }
    },

    async delivery({ id, state }, _input, context) {
      const {
        rows: [counted],
      } = await sql<{
        n: number
        delivered: number
        leftOut: number
        read: number
        mailed: number
        mailFailed: number
      }>`
      select count(*)::integer as n, count(r.delivered_at)::integer as delivered, count(*) filter (where r.left_out)::integer as "leftOut", count(r.read_at)::integer as read,
        count(r.message)::integer as mailed, count(*) filter (where m.state in ('failed', 'expired'))::integer as "mailFailed"
      from mail_recipient r left join message m on m.id = r.message where r.mail = ${id}`.execute(context.db)
      const { n = 0, delivered = 0, leftOut = 0, read = 0, mailed = 0, mailFailed = 0 } = counted ?? {}
      const recipients =
        n > 0 || !['draft', 'scheduled', 'sending', 'paused'].includes(state) ? n : await countMeant(id, context)
      return { recipients, delivered, leftOut, waiting: recipients - delivered - leftOut, read, mailed, mailFailed }
    },

    async mailToSelf(letter, _input, context) {
      await mailToSelf(letter, caller(context).id, context)
      return { sent: true }
    },

    inbox: async (input, context) =>
      lettersOf(ofCaller(context), input, key => context.files.address(key, context.token), context),
    unread: async (_input, context) => ({ unread: await unreadLetters(ofCaller(context), context.db) }),
    async open({ ids }, context) {
      const reader = ofCaller(context)
      // The operator's other pages count them too.
      if ((await readLetters(reader, readIds(ids, 'ids'), context)) > 0)
        await announceLive(context, 'mail', { operators: [reader.operator] })
      return { unread: await unreadLetters(reader, context.db), readAt: context.now.toISOString() }
    },
    async markUnread({ readAt }, context) {
      const reader = ofCaller(context)
      if ((await unreadAgain(reader, readMoment(readAt, context.now), context.db)) > 0)
        await announceLive(context, 'mail', { operators: [reader.operator] })
      return { unread: await unreadLetters(reader, context.db) }
    },

    received: async (input, context) => ({
      ...(await lettersOf(signedIn(context), input, onDevice, context)),
      unread: await unreadLetters(signedIn(context), context.db),
    }),
    async read({ id }, context) {
      const reader = signedIn(context)
      if (!(await hasLetter(reader, id, context.db))) throw notFound()
      await readLetters(reader, [id], context)
      return { unread: await unreadLetters(reader, context.db) }
    },
  },
  {
    async before(action, record, input, context) {
      // A job goes on with what somebody was allowed to begin.
      if (context.operator === null) return undefined
      const next = { ...record, ...input } as unknown as Addressed
      if (['create', 'update', 'send', 'schedule', 'resume'].includes(action)) {
        refuseForeign(next, context)
        await refuseAddresses(next, context)
      }
      if (next.ageFrom != null && next.ageUntil != null && next.ageUntil < next.ageFrom)
        throw invalid({ ageUntil: message('atLeast', { min: next.ageFrom }) })
      if (action === 'create') return { hospital: ownHospital(context) }
      if (!record) return undefined
      // Whoever has an inbox gets the rest of it there.
      const needsMail =
        record.to === 'addresses' ? ['send', 'schedule', 'resume'] : record.byMail ? ['send', 'schedule'] : []
      if (needsMail.includes(action) && (await context.sender.services(context.db)).email === 'off')
        throw new Problem(409, 'mailsOff')
      if (action === 'send' || action === 'schedule') {
        const sendAt = action === 'send' ? null : String(input['sendAt'])
        await refuseUnsendable(record.id, context)
        return { sendAt }
      }
      if (action === 'unschedule') return { sendAt: null }
      if (action === 'stop' || action === 'withdraw')
        return { leftOut: record.leftOut + (await leaveOutRest(record.id, context)) }
      return undefined
    },
    async after(action, { id }, context) {
      if (context.operator && (action === 'send' || action === 'resume')) await askForRun('deliverMail', context)
      if (action !== 'withdraw') return
      await recallMails(id, context)
      await announceLive(context, 'mail')
    },
  },
)
