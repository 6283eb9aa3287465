import { datetime, flag, integer, json, secret, service, text } from '../core/index.ts'

// Even while a role demands a second factor that is not there yet: it is what such an operator has to do first.
const own = { permission: 'signedIn', always: 'mustSetUpSecondFactor' } as const
/** Wrong passwords and codes are counted, so that nothing of these calls is repeated. */
const proven = { ...own, repeatable: false } as const

/** A code of the authenticator, or a recovery code. */
const code = { max: 25 } as const
const codes = { codes: json({ required: true, of: text(), many: true }) } as const

/**
 * One's own second factor: codes of an authenticator (TOTP, RFC 6238) beside the password, and recovery codes for when
 * it is lost.
 */
export const secondFactor = service({
  name: 'secondFactor',
  calls: {
    state: {
      call: 'GET api/users/secondFactor',
      ...own,
      /** `required`: a role of the caller's demands it. */
      output: { on: flag(), required: flag(), since: datetime(), recoveryCodes: integer({ required: true }) },
    },
    /**
     * Begins the set-up, or another one; `code` is needed where there is a second factor already, which holds until the
     * new one is confirmed.
     */
    setUp: {
      call: 'POST api/users/secondFactor',
      ...proven,
      input: { password: secret({ required: true }), code: text(code) },
      output: { secret: secret({ required: true }), uri: secret({ required: true }) },
    },
    /** Confirms what was begun by its first code, and answers the recovery codes, which are told this once. */
    confirm: {
      call: 'POST api/users/secondFactor/confirm',
      ...proven,
      concernsSharers: true,
      input: { code: text({ required: true, ...code }) },
      output: codes,
    },
    /** New recovery codes in the place of all that are left. */
    renewCodes: {
      call: 'POST api/users/secondFactor/recoveryCodes',
      ...proven,
      input: { password: secret({ required: true }), code: text({ required: true, ...code }) },
      output: codes,
    },
    turnOff: {
      call: 'POST api/users/secondFactor/off',
      ...proven,
      input: { password: secret({ required: true }), code: text({ required: true, ...code }) },
      output: { done: flag() },
    },
  },
})
