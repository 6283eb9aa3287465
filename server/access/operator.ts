import { operator } from '../../resources/access/operator.ts'
import { implement } from '../core/contract.ts'
import type { Context } from '../core/contract.ts'
import { announceAuthorityChange } from '../platform/session/changes.ts'
import { handOperatorPassword } from '../platform/session/oneTimePasswords.ts'
import { endSessions } from '../platform/session/endSessions.ts'
import { isMailboxConfirmed } from '../platform/session/mailboxes.ts'
import { removeSecondFactor } from '../platform/session/secondFactor.ts'
import { tellOwner } from '../platform/session/tellOwner.ts'
import { endingOf, guardChange, guardNew, guardReset, unavailableReasonsOf } from './operatorGuards.ts'
import type { Account } from './operatorGuards.ts'
import { findPassword, updatePassword } from './ownPassword.ts'
import { changeOwn } from './self.ts'
import { tellContactChange } from './tellContactChange.ts'

/** The account as a write leaves it. */
const changed = (before: Account | null, input: Readonly<Record<string, unknown>>): Account =>
  ({ ...before, ...Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) }) as Account

const whereToReach = async (id: number, { db }: Context) =>
  db
    .selectFrom('operator')
    .select(['id', 'username', 'name', 'phone', 'email'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

/** Who cannot be reached gets the first password from whoever made the account. */
const handFirstPassword = async (id: number, context: Context): Promise<void> => {
  const { password } = await handOperatorPassword(await whereToReach(id, context), context)
  context.give({ oneTimePassword: password })
}

/**
 * What somebody typed for an account is confirmed by its owner before it gives them a new password; who gets a first
 * one there confirms it by that.
 */
const askToConfirm = async (id: number, { db, notifyOperators }: Context): Promise<void> => {
  const found = await db
    .selectFrom('operator as o')
    .leftJoin('credential as c', 'c.operator', 'o.id')
    .select(['o.email', 'c.mailed_to', isMailboxConfirmed.as('isConfirmed')])
    .where('o.id', '=', id)
    .executeTakeFirstOrThrow()
  if (found.email !== null && found.email !== found.mailed_to && !found.isConfirmed)
    await notifyOperators([id], { key: 'mailboxToConfirm' })
}

export const operatorImplementation = implement(
  operator,
  {
    async resetPass(record, _input, context) {
      await guardReset(record, context)
      const handed = await handOperatorPassword(await whereToReach(record.id, context), context)
      await endSessions(context, record.id, 'reset')
      context.afterCommit(() => announceAuthorityChange({ operator: record.id }))
      return handed
    },
    async resetSecondFactor(record, _input, context) {
      await guardReset(record, context)
      await removeSecondFactor(context.db, record.id)
      await context.db.updateTable('operator').set({ second_factor: false }).where('id', '=', record.id).execute()
      await endSessions(context, record.id, 'reset')
      context.logSecurity('secretChanged', { account: record.id, detail: 'secondFactor' })
      context.afterCommit(() => announceAuthorityChange({ operator: record.id }))
      await tellOwner(record.id, 'secondFactorReset', context)
    },
    updatePass: updatePassword,
    findPass: findPassword,
  },
  {
    on: ['create', 'update', 'enable', 'disable', 'remove', 'recover'],
    under: [changeOwn],
    // A form and an action that come to the same change are held to the same rules, and end the same sessions.
    async before(action, record, input, context) {
      const after = changed(record, input)
      if (record) await guardChange(action, record, after, context)
      else await guardNew(after, context)
    },

    async after(action, record, context, before) {
      const reason = before ? endingOf(before, record) : undefined
      if (before) await tellContactChange(before, record, context)
      else await handFirstPassword(record.id, context)
      if (action !== changeOwn && record.email !== (before?.email ?? null)) await askToConfirm(record.id, context)
      if (reason) await endSessions(context, record.id, reason)
      context.afterCommit(() => announceAuthorityChange({ operator: record.id }))
    },

    unavailableReasons: unavailableReasonsOf,
  },
)
