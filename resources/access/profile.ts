import { dataScopes } from './dataScope.ts'
import { choice, datetime, flag, image, integer, items, ref, refs, secret, service, text } from '../core/index.ts'

/** How a session ended; one that came to its end by itself says nothing. */
export const sessionEnds = [
  'signedInElsewhere',
  'logout',
  'reset',
  'passwordChanged',
  'deactivated',
  'removed',
  'kicked',
  'endedByOwner',
] as const

const own = { permission: 'signedIn' } as const

/** What everybody who is signed in sees and changes of their own account, whatever else they may. */
export const profile = service({
  name: 'profile',
  calls: {
    read: {
      call: 'GET api/users/center',
      ...own,
      output: {
        username: text({ required: true }),
        name: text({ required: true }),
        phone: text(),
        email: text(),
        /** The owner has shown that they read it; until then it gives the account no new password. */
        emailConfirmed: flag({ required: true }),
        avatar: image({ shape: 'round' }),
        hospital: ref('hospital', { required: true }),
        roles: refs('role'),
        dataScope: choice(dataScopes, { required: true }),
        scopeHospitals: refs('hospital'),
        createdAt: datetime({ required: true }),
        isExperience: flag(),
      },
    },
    /** Telephone and mailbox in clear, on request. */
    reveal: { call: 'GET api/users/center/contact', ...own, output: { phone: text(), email: text() } },
    change: {
      call: 'PUT api/users/center',
      ...own,
      // Another telephone is another way to sign in, so that it takes the password.
      input: { name: text({ required: true, max: 25 }), phone: text({ match: 'mobile' }), password: secret() },
      output: { done: flag() },
    },
    setAvatar: {
      call: 'POST api/users/updateAvatar',
      ...own,
      input: { avatar: image({ shape: 'round' }) },
      output: { avatar: image() },
    },
    sendCode: {
      call: 'POST api/users/emailCode',
      ...own,
      repeatable: false,
      concernsSharers: true,
      input: { email: text({ required: true, match: 'email' }) },
      output: { sent: flag(), wait: integer({ required: true }) },
    },
    setEmail: {
      call: 'POST api/users/updateEmail',
      ...own,
      input: {
        email: text({ required: true, match: 'email' }),
        code: text({ required: true, max: 6 }),
        password: secret({ required: true }),
      },
      output: { done: flag() },
    },
    /** Where the caller is signed in, and was within the last month, newest first. */
    sessions: {
      call: 'GET api/users/sessions',
      ...own,
      many: true,
      output: {
        id: integer({ required: true }),
        ip: text({ required: true }),
        browser: text(),
        signedInAt: datetime({ required: true }),
        lastUsedAt: datetime({ required: true }),
        expiresAt: datetime({ required: true }),
        endedAt: datetime(),
        endedBy: choice(sessionEnds),
        isThis: flag(),
      },
    },
    /** Ends all of the caller's sessions but the one that calls. */
    endOthers: {
      call: 'POST api/users/sessions/endOthers',
      ...own,
      concernsSharers: true,
      output: { ended: integer({ required: true }) },
    },
    /** What the caller did and looked at, and when they signed in, newest first. */
    log: {
      call: 'GET api/users/log',
      ...own,
      input: { page: integer({ min: 0, max: 1000, default: 0 }), size: integer({ min: 1, max: 100, default: 10 }) },
      output: {
        content: items(
          {
            id: text({ required: true }),
            at: datetime({ required: true }),
            kind: choice(['change', 'open', 'export', 'contact', 'signIn'], { required: true }),
            resource: text({ required: true }),
            record: integer(),
            action: text({ required: true }),
            ip: text(),
            /** The record is there, within the caller's organisations. */
            reached: flag(),
          },
          { required: true },
        ),
        totalElements: integer({ required: true }),
        totalIsMinimum: flag(),
      },
    },
    /** The caller's own organisation, for everybody, with what it has left of each type. */
    hospital: {
      call: 'GET api/users/hospital',
      ...own,
      output: {
        id: integer({ required: true }),
        name: text({ required: true }),
        code: text({ required: true }),
        kind: choice(['platform', 'distributor', 'agency', 'hospital'], { required: true }),
        province: text({ required: true }),
        city: text({ required: true }),
        address: text(),
        contact: text({ required: true }),
        phone: text({ required: true }),
        superior: ref('hospital'),
        mayEdit: flag(),
        ordinary: integer({ required: true }),
        naked3d: integer({ required: true }),
        lifetime: integer({ required: true }),
      },
    },
  },
})
