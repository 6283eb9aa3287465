import type { withheld } from '../../resources/integrations/webhookDelivery.ts'
import { allows, permissionOf } from '../../resources/core/permission.ts'
import type { Operator } from '../core/contract.ts'
import type { Engine } from '../core/engine.ts'
import { Problem } from '../core/errors/problem.ts'
import { readLogged, readRecord } from '../core/readRecord.ts'
import { toReply } from '../core/reply.ts'
import type { DatabaseLog } from '../platform/database/Database.ts'
import { testEvent } from './testEvent.ts'

/** What a delivery is about. */
export interface Told {
  readonly id: number
  readonly event: string
  readonly record: number | null
  readonly at: string
}

type Withheld = (typeof withheld)[number]

interface Run {
  readonly engine: Engine
  readonly now: Date
  readonly log: DatabaseLog
}

/**
 * The record as its operator would be answered it now: in scope, masked, without the fields that they may not read.
 * Undefined where they would not.
 */
const recordFor = async (
  operator: Operator,
  { event, record }: Told,
  { engine, ...run }: Run,
): Promise<{ readonly record: unknown } | { readonly withheld: Withheld }> => {
  if (event === testEvent || record === null) return { record: null }
  const resource = engine.host.models.of(event.split('.')[0]!).resource
  const call = engine.beginFor(operator, resource, 'get', { ...run, language: 'zh' })
  try {
    if (allows(operator.permissions, permissionOf(resource, 'get')))
      return { record: toReply(call, call.model, await readLogged(call, record, 'open')) }
    // Whether it is in reach decides first: of what is not, nothing is told, that it is withheld neither.
    await readRecord(call, record)
    return { withheld: 'permission' }
  } catch (error) {
    if (error instanceof Problem && error.status === 404) return { withheld: 'record' }
    throw error
  }
}

/** The body of a delivery, or why there is none. */
export const contentOf = async (
  operator: Operator | undefined,
  told: Told,
  run: Run,
): Promise<{ readonly body: string } | { readonly withheld: Withheld }> => {
  if (!operator) return { withheld: 'operator' }
  const found = await recordFor(operator, told, run)
  return 'withheld' in found
    ? found
    : {
        body: JSON.stringify({
          id: told.id,
          event: told.event,
          at: new Date(told.at).toISOString(),
          record: found.record,
        }),
      }
}
