import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { World } from './world.ts'

/**
 * Whatever the other contracts have operators do, by whichever action or handler, the log says from where and how long
 * it took.
 */
export const origins = (world: () => World): void => {
  it('what operators change is logged with where it came from, by whichever way it is written', async () => {
    const { rows } = await sql<{ title: string; known: boolean }>`
      select distinct resource || ' ' || action as title, ip is not null and milliseconds is not null and request_id is not null as known
      from change_log where operator is not null and job is null order by 1`.execute(world().host.database.db)
    expect(rows.filter(({ known }) => !known).map(({ title }) => title)).toEqual([])
    expect(rows.length).toBeGreaterThan(50)
  })
}
