import type { Host } from '../../core/execution.ts'
import { announceLive } from '../live/announceLive.ts'

/**
 * Where a notice leads, as it is stored: a record, a part of its page where that is named, or the list where there is
 * no id.
 */
export type StoredLink = {
  readonly resource: string
  readonly id: number | null
  readonly part?: string
}

/**
 * Keeps the notice for each of the operators, in the transaction of the call, and tells their open pages after the
 * commit.
 */
export const notifyOperators: Host['notifyOperators'] = async (
  { db, now, tasks, host: { news } },
  operators,
  { key, parameters = {}, link },
) => {
  const told = [...new Set(operators)]
  if (told.length === 0) return
  const leading: StoredLink | null = link
    ? { resource: link.resource.name, id: link.id ?? null, ...(link.part ? { part: link.part } : {}) }
    : null
  await db
    .insertInto('operator_notice')
    .values(
      told.map(operator => ({
        operator,
        key,
        parameters: JSON.stringify(parameters),
        link: leading && JSON.stringify(leading),
        created_at: now.toISOString(),
      })),
    )
    .execute()
  tasks.push(async () => announceLive(news, 'notice', { operators: told }))
}
