import { registry } from '../../resources/index.ts'
import { removalKinds } from '../../resources/privacy/removal.ts'
import type { RemovalKind } from '../../resources/privacy/removal.ts'
import { retainedRecords } from '../core/retention/recordKinds.ts'
import type { RetainedKind } from '../core/retention/RetainedKind.ts'
import { subjectKind } from '../core/retention/subjectKind.ts'
import { tableKind } from '../core/retention/tableKind.ts'
import type { RetainedTable } from '../core/retention/tableKind.ts'
import { leftInstead, retainedLogs } from '../monitor/retained.ts'
import { retainedMobiles } from '../patients/retained.ts'
import { retainedPatients } from './erasure.ts'

/** What a law has kept of somebody who was erased says itself until when that was. */
const sealedRecords: RetainedTable = {
  name: 'sealedRecord',
  table: 'sealed_record',
  at: 'until',
  isDay: true,
  keep: null,
}

const kinds: ReadonlyMap<string, RetainedKind> = new Map(
  [
    subjectKind(registry, retainedPatients),
    ...[...retainedRecords(registry, leftInstead), ...retainedLogs, retainedMobiles, sealedRecords].map(tableKind),
  ].map(kind => [kind.name, kind]),
)

const kindNamed = (name: RemovalKind): RetainedKind => {
  const kind = kinds.get(name)
  if (!kind) throw new TypeError(`nothing says how long ${name} is kept`)
  return kind
}

/**
 * All that is kept for a time, in the order in which it is told. Throws where anything that is has no name among the
 * kinds of removals.
 */
export const retainedKinds: readonly (RetainedKind & { readonly name: RemovalKind })[] = removalKinds.map(name => ({
  ...kindNamed(name),
  name,
}))

if (kinds.size !== removalKinds.length)
  throw new TypeError(
    `removalKinds in resources/privacy/removal.ts do not name what is kept for a time: ${[...kinds.keys()].filter(name => !removalKinds.some(one => one === name)).join(', ')}`,
  )
