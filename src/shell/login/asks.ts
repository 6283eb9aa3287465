import type { Field } from '../../../resources/core/field.ts'
import type { Rule } from '../../../resources/core/rules.ts'
import type { Pattern } from '../../../resources/core/types/text/patterns.ts'

/** What a call asks for, as far as this page looks at it. */
export interface Asked extends Pick<Field, 'type' | 'required'> {
  readonly min?: number
  readonly match?: Pattern
  readonly max?: number
}

/** A call of this page: its line, its questions, and the rules over several of them. */
export interface Ask {
  readonly line: string
  readonly fields: { readonly [name: string]: Asked }
  readonly rules: readonly Rule[]
}

// The descriptors say the same, but would bring the schema library along, which weighs more than the page. A test holds
// them equal.
const typed: Asked = { type: 'text', required: true }
const phone: Asked = { ...typed, match: 'mobile' }
const email: Asked = { ...typed, match: 'email' }
const code: Asked = { ...typed, max: 6 }
const remember: Asked = { type: 'flag' }

export const login: Ask = {
  line: 'POST auth/login',
  fields: { username: typed, password: { type: 'secret', required: true }, remember },
  rules: [],
}
export const phoneLogin: Ask = { line: 'POST auth/phoneLogin', fields: { phone, code, remember }, rules: [] }

/** The second step of a sign-in: the ticket of the first, and a code of the authenticator or a recovery code. */
export const loginCode: Ask = {
  line: 'POST auth/login/code',
  fields: { ticket: { ...typed, max: 100 }, code: { ...typed, max: 25 } },
  rules: [],
}

/** The call that has a code sent to a number or a mailbox, and its one question. */
export const sendCode = {
  phone: { line: 'POST api/code/phone', name: 'phone', field: phone },
  email: { line: 'POST api/code/email', name: 'email', field: email },
} as const

export type Channel = keyof typeof sendCode

/** A new password by a code that was sent to a number or a mailbox. */
export const findPassword = (channel: Channel): Ask => ({
  line: 'PUT api/findPass',
  fields: {
    channel: { type: 'choice', required: true },
    target: sendCode[channel].field,
    code,
    newPassword: { type: 'secret', required: true, min: 8 },
    again: { type: 'secret', required: true },
  },
  rules: [{ rule: 'same', fields: ['newPassword', 'again'], at: 'again' }],
})
