import { session } from '../../resources/session/session.ts'
import { implement } from '../engine/contract.ts'
import { announceAuthorityChange } from '../session/changes.ts'
import { draftKeyOf } from '../session/draftKey.ts'
import { sessionUser } from '../session/sessionUser.ts'
import { signIn } from '../session/signIn.ts'
import { caller } from './caller.ts'

export const sessionImplementation = implement(session, {
  async login({ username, password, remember }, context) {
    const { db, now, client, language, t } = context
    const result = await signIn(db, { username, password, remember }, now, client)
    switch (result.outcome) {
      case 'refused': return { status: 0, msg: t('errors.signInFailed'), token: null, user: null }
      case 'wait': return { status: 0, msg: t('errors.tooManyTries', { minutes: result.minutes }), token: null, user: null }
      case 'signedIn':
        context.afterCommit(() => announceAuthorityChange({ operator: result.operator }))
        return { status: 1, msg: '', token: result.token, user: await sessionUser(db, result.operator, language) }
    }
  },

  async info(_input, context) {
    const { id } = caller(context)
    return { ...await sessionUser(context.db, id, context.language), draftKey: await draftKeyOf(context.db, id) }
  },

  async logout(_input, context) {
    const { id, sessionId } = caller(context)
    await context.db.updateTable('session').set({ ended_at: context.now.toISOString(), ended_by: 'logout' })
      .where('id', '=', sessionId).where('ended_at', 'is', null).execute()
    context.afterCommit(() => announceAuthorityChange({ operator: id }))
    return { done: true }
  },
})
