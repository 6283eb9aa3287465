import { Secret, TOTP } from 'otpauth'
import { Caller, samplePassword } from './Caller.ts'
import type { Busy } from './Caller.ts'

const codeOf = (secret: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30, algorithm: 'SHA1' }).generate()

const begin = async (operator: Caller): Promise<string> => {
  const { secret } = await operator.send<{ readonly secret: string }>('POST api/users/secondFactor', {
    password: samplePassword,
  })
  return secret
}

/** An operator sets a second factor up, and is asked for it at a sign-in; another one begins to. */
export const setSecondFactorUp = async ({ host }: Busy): Promise<void> => {
  const holder = new Caller(host.fetch, await host.signIn('staff'))
  await holder.send('POST api/users/secondFactor/confirm', { code: codeOf(await begin(holder)) })
  await new Caller(host.fetch).send('POST auth/login', { username: 'staff', password: samplePassword })
  await begin(new Caller(host.fetch, await host.signIn('staff2')))
}
