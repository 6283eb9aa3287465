import { session } from '../../resources/access/session.ts'
import { implement, inSteps } from '../core/contract.ts'
import type { Context } from '../core/contract.ts'
import { announceAuthorityChange } from '../platform/session/changes.ts'
import { draftKeyOf } from '../platform/session/draftKey.ts'
import { sessionUser } from './sessionUser.ts'
import { signIn, signInByCode } from '../platform/session/signIn.ts'
import type { SecondStep } from '../platform/session/signIn.ts'
import { waitText } from '../core/throttle.ts'
import { byPassword, byPhone } from '../platform/session/loginMethods.ts'
import { caller } from '../core/caller.ts'
import { proveBoth } from './proveBoth.ts'

/** Words that a sign-in is refused with, where there is nothing else to say: by what was wrong. */
type Refusal = 'signInFailed' | 'wrongCode' | 'signInExpired'

const no = (msg: string, ticket: string | null = null) => ({ status: 0, msg, token: null, user: null, ticket })

/**
 * The reply to a sign-in; `refusal` is what is said without a reason. A ticket that may be tried again is told again.
 */
const reply = async (result: SecondStep, refusal: Refusal, context: Context, ticket: string | null = null) => {
  const { now, t, language } = context
  switch (result.outcome) {
    case 'refused':
      return no(t(`errors.${refusal}`))
    case 'expired':
      return no(t('errors.signInExpired'))
    case 'wrongCode':
      return no(t('errors.wrongCode'), result.mayTryAgain ? ticket : null)
    case 'closed':
      return no(result.texts[language])
    case 'code':
      return { status: 1, msg: '', token: null, user: null, ticket: result.ticket }
    case 'wait': {
      const { key, parameters } = waitText(result.until, now)
      return no(t(`errors.${key}`, parameters), ticket)
    }
    case 'signedIn':
      context.afterCommit(() => announceAuthorityChange({ operator: result.operator }))
      return {
        status: 1,
        msg: '',
        token: result.token,
        user: await sessionUser(context, result.operator, result.token),
        ticket: null,
      }
  }
}

export const sessionImplementation = implement(session, {
  login: inSteps(async (input, before) => {
    const then = await signIn(byPassword(input, before.now), before)
    return async context => reply(await then(context), 'signInFailed', context)
  }),

  loginCode: inSteps(async (input, before) => {
    const then = await signInByCode(input, before)
    return async context => reply(await then(context), 'signInExpired', context, input.ticket)
  }),

  phoneLogin: inSteps(async (input, before) => {
    const then = await signIn(byPhone(input, before.client.ip, before.now), before)
    return async context => reply(await then(context), 'wrongCode', context)
  }),

  async info(_input, context) {
    const { id } = caller(context)
    return { ...(await sessionUser(context, id, context.token)), draftKey: await draftKeyOf(context.db, id) }
  },

  reauthenticate: inSteps(async ({ purpose, ...given }, before) => {
    await proveBoth(given, before)
    return async context => ({ proof: context.issueProof(purpose) })
  }),

  async logout(_input, context) {
    const { id, sessionId } = caller(context)
    await context.db
      .updateTable('session')
      .set({ ended_at: context.now.toISOString(), ended_by: 'logout' })
      .where('id', '=', sessionId)
      .where('ended_at', 'is', null)
      .execute()
    context.afterCommit(() => announceAuthorityChange({ operator: id }))
    return { done: true }
  },
})
