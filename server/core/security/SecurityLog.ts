import { createHash } from 'node:crypto'
import ipaddr from 'ipaddr.js'
import type { SecurityEventKind } from '../../../resources/system/securityEvent.ts'
import type { Database, DatabaseLog } from '../../platform/database/Database.ts'
import { browserName } from './browserName.ts'
import { hour, second } from '../lifetime.ts'
import { writeEvents } from './writeEvents.ts'
import type { Burst } from './writeEvents.ts'

/** Something that whoever watches over the installation should be able to look up. Holds nothing that anybody typed. */
export interface SecurityEvent {
  readonly kind: SecurityEventKind
  /** Who did it, as far as that is proven. */
  readonly operator: number | null
  /** Whose account it was about, where that is known. */
  readonly account: number | null
  readonly device: number | null
  /** The token by which a program did it for the operator. */
  readonly apiToken?: number | null
  /** The call as it is declared, such as `PUT api/users/recover/{id}`. */
  readonly call: string
  /** A permission, names of fields, or the code of an error. */
  readonly detail: string | null
  readonly ip: string
  readonly userAgent: string
}

/** Keeps what happened, without anybody waiting for it. */
export interface SecurityLog {
  add(event: SecurityEvent): void
  /** Writes what is not written yet. */
  flush(): Promise<void>
  /** Takes nothing more, and writes what is not written yet. */
  close(): Promise<void>
}

export interface SecurityLogOptions {
  readonly database: Pick<Database, 'db'>
  readonly clock?: () => Date
  readonly log?: DatabaseLog
  /**
   * Kinds of event and places that are told apart in an hour (2000). What comes beyond is counted, without telling from
   * where.
   */
  readonly most?: number
}

/** Who has an IPv6 address has a whole network of them; the first 64 bits are theirs together. */
const networkOf = (ip: string): string => {
  if (!ipaddr.isValid(ip)) return ''
  const address = ipaddr.process(ip)
  if (address instanceof ipaddr.IPv4) return address.toString()
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/64`).toString()}/64`
}

const brief = (text: string, most: number): string => [...text].slice(0, most).join('')

/**
 * Opens the security log of one host: what happens again within an hour is one row, and rows are written together a
 * moment later.
 */
export const openSecurityLog = ({
  database,
  clock = () => new Date(),
  log,
  most = 2000,
}: SecurityLogOptions): SecurityLog => {
  let pending = new Map<string, Burst>()
  let known = { hour: 0, keys: new Set<string>() }
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()
  let isClosed = false

  const write = async (): Promise<void> => {
    const bursts = [...pending.values()]
    pending = new Map()
    if (bursts.length === 0) return
    try {
      await writeEvents(database.db, bursts)
    } catch (error) {
      log?.error({ err: error, events: bursts.length }, 'the security log could not be written')
      // They are counted together with what comes, and tried again with it.
      for (const burst of bursts) fold(burst)
      if (!isClosed) later()
    }
  }

  const flush = (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    return (writing = writing.then(write))
  }

  const later = (): void => {
    timer ??= setTimeout(() => {
      void flush()
    }, second).unref()
  }

  const fold = (burst: Burst): void => {
    const same = pending.get(burst.key)
    pending.set(
      burst.key,
      same
        ? {
            ...burst,
            count: same.count + burst.count,
            firstAt: same.firstAt < burst.firstAt ? same.firstAt : burst.firstAt,
          }
        : burst,
    )
  }

  /** The key of what is counted in one row. Of a flood from everywhere rows are made for the first places alone. */
  const keyOf = (event: SecurityEvent, ip: string, at: Date): { key: string; ip: string } => {
    const current = Math.floor(at.getTime() / hour)
    if (known.hour !== current) known = { hour: current, keys: new Set() }
    const hashOf = (from: string): string =>
      createHash('sha256')
        .update(
          JSON.stringify([
            current,
            event.kind,
            event.operator,
            event.account,
            event.device,
            event.apiToken ?? null,
            event.call,
            event.detail,
            from,
          ]),
        )
        .digest('hex')
    const key = hashOf(ip)
    if (known.keys.has(key)) return { key, ip }
    if (known.keys.size >= most) return { key: hashOf(''), ip: '' }
    known.keys.add(key)
    return { key, ip }
  }

  return {
    add(event) {
      if (isClosed) return
      const at = clock()
      const { key, ip } = keyOf(event, networkOf(event.ip), at)
      const { kind, operator, account, device, apiToken = null, call, detail } = event
      fold({
        key,
        kind,
        operator,
        account,
        device,
        apiToken,
        call: brief(call, 200),
        detail: detail === null ? null : brief(detail, 200),
        ip: ip === '' ? null : ip,
        browser: ip === '' ? null : browserName(event.userAgent),
        count: 1,
        firstAt: at.toISOString(),
        lastAt: at.toISOString(),
      })
      later()
    },
    flush,
    async close() {
      isClosed = true
      await flush()
      if (pending.size > 0) await flush()
    },
  }
}
