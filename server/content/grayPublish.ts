import { sql } from 'kysely'
import { clientSoftware } from '../../resources/content/clientSoftware.ts'
import { grayPublish } from '../../resources/content/grayPublish.ts'
import { implement } from '../core/contract.ts'

interface Reach {
  readonly asked: number
  readonly got: number
  readonly runs: number
  readonly failures: number
  readonly failing: number
}

export const grayPublishImplementation = implement(
  grayPublish,
  {
    reach: async (record, _input, { db }) => {
      const {
        rows: [reach],
      } = await sql<Reach>`
      select (select count(*)::integer from client_ask a join device d on d.id = a.device where a.platform = s.platform and a.asked_at >= coalesce(g.begins, g.created_at)
          and (g.state = 'finished' or coalesce(cardinality(g.hospitals), 0) = 0 or d.hospital = any(g.hospitals))) as asked,
        (select count(*)::integer from client_offer o where o.software = s.id) as got,
        (select count(*)::integer from client_ask a where a.platform = s.platform and a.release = s.release) as runs, f.failures, f.failing
      from gray_publish g join client_software s on s.id = g.software
        left join lateral (select coalesce(sum(count), 0)::integer as failures, count(*)::integer as failing from client_failure f where f.platform = s.platform and f.release = s.release) f on true
      where g.id = ${record.id}`.execute(db)
      return reach ?? { asked: 0, got: 0, runs: 0, failures: 0, failing: 0 }
    },
  },
  {
    on: ['start'],
    async before(_action, record, _input, context) {
      if (!record) return
      // Whoever withdraws it meanwhile waits, and finds this running.
      const {
        rows: [release],
      } = await sql<{
        state: string
      }>`select state from client_software where id = ${record.software} for update`.execute(context.db)
      // It goes out with this, under the same rules as if it were published by itself.
      if (release && release.state !== 'published')
        await context.update(clientSoftware, record.software, { state: 'published' }, 'publish')
    },
  },
)
