import type { Cipher } from '../platform/secrets/Cipher.ts'
import { later, minute } from './lifetime.ts'

/** The header in which a call brings its proof along. */
export const proofHeader = 'reauthentication'

const place = 'reauthentication'

/** How long a proof can be used. */
const lifetime = 2 * minute

/** Who has shown anew who they are, and for what. */
export interface Proven {
  readonly session: number
  /** The action that it is for, such as `configSetting.update`: nothing else takes it. */
  readonly purpose: string
}

/** A proof that only hosts of this installation can make and read; it is kept nowhere. */
export const issueProof = (cipher: Cipher, { session, purpose }: Proven, now: Date): string =>
  cipher.seal(JSON.stringify([session, purpose, later(now, lifetime).getTime()]), place)

/** Whether a proof is one of this session, for this purpose, and still holds. */
export const isProof = (cipher: Cipher, proof: string, { session, purpose }: Proven, now: Date): boolean => {
  try {
    const [of, what, until] = JSON.parse(cipher.open(proof, place)) as [unknown, unknown, unknown]
    return of === session && what === purpose && typeof until === 'number' && until > now.getTime()
  } catch {
    return false
  }
}
