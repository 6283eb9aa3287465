import { message } from '../../resources/core/message.ts'
import { configSetting } from '../../resources/system/configSetting.ts'
import { implement } from '../core/contract.ts'
import { Problem, invalid, notFound } from '../core/errors/problem.ts'
import { announceAuthorityChange } from '../platform/session/changes.ts'
import { later, minute } from '../core/lifetime.ts'
import { shortenSessions } from '../platform/session/sessionEnd.ts'
import { caller } from '../core/caller.ts'

/** Where the stored password goes, and how well it is hidden on the way. */
const whereTo = ['smtpHost', 'smtpPort', 'smtpSecure', 'smtpUser'] as const

export const configSettingImplementation = implement(
  configSetting,
  {
    services: (_input, { db, sender }) => sender.services(db),

    async test({ channel, email, phone }, context) {
      const { db, language, now, sender, t } = context
      if ((await sender.services(db))[channel] === 'off') throw new Problem(409, 'notConfigured')
      const { id } = await sender.send(db, {
        channel,
        recipient: (channel === 'email' ? email : phone) ?? '',
        about: 'test',
        language,
        body: t('messages.test.body'),
        // Whoever tests waits for the answer; later it would only be a surprise.
        validUntil: later(now, minute),
        by: caller(context).id,
      })
      return { message: id }
    },

    async tested({ message: id }, context) {
      const found = await context.db
        .selectFrom('message')
        .select(['state', 'reason'])
        .where('id', '=', id)
        .where('created_by', '=', caller(context).id)
        .executeTakeFirst()
      if (!found) throw notFound()
      // Why it does not work stands in the log of messages: whoever may write an address here learns nothing of what is
      // behind it.
      if (found.state === 'sent') return { outcome: 'works' as const }
      return { outcome: found.state === 'waiting' && found.reason === null ? ('waiting' as const) : ('fails' as const) }
    },
  },
  {
    on: ['update'],
    async before(_action, record, input) {
      // Nobody may have the stored password sent to a server of their own choice.
      const isElsewhere = record !== null && whereTo.some(name => (input[name] ?? null) !== (record[name] ?? null))
      if (isElsewhere && record.smtpPasswordSet && !('smtpPassword' in input))
        throw invalid({ smtpPassword: message('secretAgain') })
    },
    async after(_action, record, { db, sender, afterCommit }, before) {
      if (before && record.sessionHours < before.sessionHours) {
        await shortenSessions(db)
        afterCommit(() => announceAuthorityChange())
      }
      sender.deliver()
    },
  },
)
