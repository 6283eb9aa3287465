import { registry } from '../../resources/index.ts'
import { References } from '../../server/core/referential/References.ts'
import { implementations } from '../../server/implementations.ts'
import { tableReferences } from '../../server/tableReferences.ts'

/** What refers to what in the product. */
export const references = new References(
  registry,
  new Map(implementations.map(one => [one.resource.name, one])),
  tableReferences,
)
