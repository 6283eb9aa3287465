import type { Execution } from './execution.ts'
import { browserName } from './security/browserName.ts'

/** Where a call came from, and how long ago it began: what every log has beside what it tells of. */
export interface Origin {
  readonly ip: string | null
  readonly browser: string | null
  readonly milliseconds: number | null
  /** The token by which a program called for its operator. */
  readonly api_token: number | null
}

/** Few browsers call again and again; beyond so many the rest are looked at anew. */
const most = 500
const names = new Map<string, string | null>()

const nameOf = (userAgent: string): string | null => {
  const known = names.get(userAgent)
  if (known !== undefined) return known
  if (names.size >= most) names.clear()
  const name = browserName(userAgent)
  names.set(userAgent, name)
  return name
}

/** That of a call; a job comes from nowhere. */
export const originOf = ({
  client: { ip, userAgent },
  operator,
  job,
  now,
  clock,
}: Pick<Execution, 'client' | 'operator' | 'job' | 'now' | 'clock'>): Origin =>
  job !== undefined || ip === ''
    ? { ip: null, browser: null, milliseconds: null, api_token: null }
    : {
        ip,
        browser: nameOf(userAgent),
        milliseconds: Math.max(0, clock().getTime() - now.getTime()),
        api_token: operator?.apiToken?.id ?? null,
      }
