import { date, datetime, flag, integer, json, secret, service, text } from '../core/index.ts'

/** The signed-in operator as the browser sees it (spec §3); `roles` are permissions, `subRoles` names of roles. */
export const sessionUser = {
  id: integer({ required: true }),
  username: text({ required: true }),
  name: text({ required: true }),
  email: text(),
  avatar: text(),
  remainingDays: integer(),
  createTime: text(),
  hospital: json({ required: true, of: { id: integer({ required: true }), name: text({ required: true }) } }),
  roles: json({ required: true, of: text(), many: true }),
  subRoles: json({ required: true, of: text(), many: true }),
  dataScope: text({ required: true }),
  /** The member of the staff that the account belongs to. */
  staff: json({
    of: {
      id: integer({ required: true }),
      occupation: text({ required: true }),
      hospital: integer({ required: true }),
    },
  }),
  watchNoticeIds: text({ required: true }),
  isExperience: flag(),
  noticeCount: integer({ required: true }),
  /** The password was made for the account and sent to it, so that it has to be replaced. */
  mustChangePassword: flag(),
  /** A role demands a second factor, and there is none yet. */
  mustSetUpSecondFactor: flag(),
  /** Fewest characters of a new password. */
  passwordMin: integer({ required: true }),
  /** What the installation is called, in the caller's language, whose days count, and which of them it is now. */
  /** Flags of the settings that are on, of those that say whether a field has to have a value. */
  settings: json({ required: true, of: text(), many: true }),
  productName: text({ required: true }),
  timeZone: text({ required: true }),
  today: date({ required: true }),
  now: datetime({ required: true }),
}

/**
 * What a sign-in answers, always with status 200: 1 with a token, 1 with a ticket where a second factor is to follow,
 * or 0 with the words that say why not; then with the ticket as long as another code may be tried.
 */
const signedIn = {
  status: integer({ required: true }),
  msg: text({ required: true }),
  token: text(),
  user: json({ of: sessionUser }),
  ticket: text(),
}

/** Sign-in and sign-out. */
export const session = service({
  name: 'session',
  calls: {
    login: {
      call: 'POST auth/login',
      permission: 'public',
      input: { username: text({ required: true }), password: secret({ required: true }), remember: flag() },
      output: signedIn,
    },
    /** The second step of a sign-in: a code of the authenticator, or a recovery code. */
    loginCode: {
      call: 'POST auth/login/code',
      permission: 'public',
      input: { ticket: text({ required: true, max: 100 }), code: text({ required: true, max: 25 }) },
      output: signedIn,
    },
    phoneLogin: {
      call: 'POST auth/phoneLogin',
      permission: 'public',
      input: {
        phone: text({ required: true, match: 'mobile' }),
        code: text({ required: true, max: 6 }),
        remember: flag(),
      },
      output: signedIn,
    },
    info: {
      call: 'GET auth/info',
      permission: 'signedIn',
      always: true,
      /** `draftKey`: what this operator's browser encrypts unfinished forms with; 32 bytes, hexadecimal. */
      output: { ...sessionUser, draftKey: text({ required: true }) },
    },
    reauthenticate: {
      call: 'POST auth/reauthenticate',
      permission: 'signedIn',
      repeatable: false,
      /**
       * `purpose`: the action that the proof is for, such as `configSetting.update`; it holds two minutes, for this session and that alone.
       * `code`: of the authenticator, or a recovery code, where the account has a second factor.
       */
      input: {
        password: secret({ required: true }),
        code: text({ max: 25 }),
        purpose: text({ required: true, max: 100 }),
      },
      output: { proof: secret({ required: true }) },
    },
    logout: {
      call: 'DELETE auth/logout',
      permission: 'signedIn',
      always: true,
      logged: true,
      output: { done: flag() },
    },
  },
})
