import { accountAt, accountNamed, isOutdated } from './accounts.ts'
import type { Account } from './accounts.ts'
import { spendCode, tryCode } from './codes.ts'
import type { Target } from './codes.ts'
import { verifyPassword } from './passwords.ts'
import type { Way } from './signIn.ts'

/** By a name (username, e-mail address or telephone number) and a password; a one-time password holds a week. */
export const byPassword = (
  { username, password, remember }: { username: string; password: string; remember: boolean },
  now: Date,
): Way<Account | undefined> => ({
  tried: { by: 'password', name: username },
  remember,
  look: db => accountNamed(db, username),
  account: account => account,
  prove: async account =>
    (await verifyPassword(account?.password_hash ?? null, password)) && account && !isOutdated(account, now)
      ? account
      : undefined,
  async confirm(db, proven) {
    const present = await accountNamed(db, username)
    return present?.password_hash === proven.password_hash ? present : undefined
  },
})

interface Codes {
  readonly account: Account | undefined
  readonly hash: string | null
}

/** By a code that was sent to the account's telephone. */
export const byPhone = (
  { phone, code, remember }: { phone: string; code: string; remember: boolean },
  ip: string,
  now: Date,
): Way<Codes> => {
  const target: Target = { purpose: 'signIn', channel: 'phone', target: phone }
  return {
    tried: { by: 'code', name: phone },
    remember,
    look: async db => ({ hash: await tryCode(db, target, now), account: await accountAt(db, 'phone', phone) }),
    account: ({ account }) => account,
    prove: async ({ hash, account }) => ((await verifyPassword(hash, code)) ? account : undefined),
    confirm: async (db, _proven, { hash }) =>
      hash !== null && (await spendCode(db, target, hash, ip, now)) ? accountAt(db, 'phone', phone) : undefined,
  }
}
