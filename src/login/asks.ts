import type { Fields } from '../../resources/schema/field.ts'
import type { Rule } from '../../resources/schema/rules.ts'
import { code } from '../../resources/session/code.ts'
import { session } from '../../resources/session/session.ts'
import { operator } from '../../resources/system/operator.ts'

// The descriptors and their rules are loaded when somebody begins to type; see loadAsks.ts.
export { check } from './check.ts'

/** A call of this page, as its descriptor declares it. */
export interface Ask {
  readonly line: string
  readonly fields: Fields
  readonly rules: readonly Rule[]
}

const { findPass } = operator.actions

export const login: Ask = { line: session.actions.login.call, fields: session.actions.login.ask, rules: [] }
export const phoneLogin: Ask = { line: session.actions.phoneLogin.call, fields: session.actions.phoneLogin.ask, rules: [] }

/** The call that has a code sent to a number or a mailbox, and the name of its one question. */
export const sendCode = {
  phone: { line: code.actions.phone.call, name: 'phone', field: code.actions.phone.ask.phone },
  email: { line: code.actions.email.call, name: 'email', field: code.actions.email.ask.email },
} as const

export type Channel = keyof typeof sendCode

/** A new password by a code that was sent to a number or a mailbox. */
export const findPassword = (channel: Channel): Ask =>
  ({ line: findPass.call, fields: { ...findPass.ask, target: sendCode[channel].field }, rules: findPass.rules })
