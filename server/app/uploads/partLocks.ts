import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Lock, Locker } from '@tus/utils'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/Database.ts'

/** Seconds after which a lock falls that its host does not renew. */
const held = 30
const tries = { each: 200, most: 15 }

/**
 * The library's own refusal is a 500, which clients take for the end of the file: they begin it anew. This one they ask
 * again.
 */
const locked = { status_code: 423, body: 'Another request is writing this file\n' }

/**
 * Lets one request at a time write a file, whichever host takes it: the lock stands in the file's row, and falls with
 * its host.
 */
export const partLocks = ({ db }: Pick<Database, 'db'>): Locker => ({
  newLock(key): Lock {
    const own = randomUUID()
    const take = async (): Promise<boolean> => {
      const {
        rows: [row],
      } = await sql<{ mine: boolean }>`
        with taken as (update upload_part set lock = ${own}, locked_until = clock_timestamp() + ${held} * interval '1 second'
          where key = ${key} and (lock is null or lock = ${own} or locked_until < clock_timestamp()) returning key)
        select exists (select from taken) or not exists (select from upload_part where key = ${key}) as mine`.execute(
        db,
      )
      return row?.mine === true
    }
    let renewal: NodeJS.Timeout | undefined
    return {
      async lock(signal) {
        for (let at = 0; !(await take()); at++) {
          if (signal.aborted || at >= tries.most) throw locked
          await wait(tries.each)
        }
        renewal = setInterval(
          () => {
            void take().catch(() => undefined)
          },
          (held * 1000) / 3,
        )
        renewal.unref()
      },
      async unlock() {
        clearInterval(renewal)
        await sql`update upload_part set lock = null, locked_until = null where key = ${key} and lock = ${own}`.execute(
          db,
        )
      },
    }
  },
})
