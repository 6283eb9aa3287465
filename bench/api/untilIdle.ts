import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'

/**
 * Waits until no client of a database server has a statement running, a minute at most. `url` is that of any database
 * on it.
 */
export const untilIdle = async (url: string): Promise<void> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    for (const deadline = Date.now() + 60_000; Date.now() < deadline; await wait(50)) {
      const { rows } = await client.query<{ busy: boolean }>(
        "select exists (select from pg_stat_activity where backend_type = 'client backend' and state = 'active' and pid <> pg_backend_pid()) as busy",
      )
      if (!rows[0]!.busy) return
    }
  } finally {
    await client.end()
  }
}
