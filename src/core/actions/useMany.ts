import type { AnyResource } from '../../../resources/core/index.ts'
import type { TogetherLink } from '../present.ts'
import { useTogether } from './useLinks.ts'
import { useBulkOffers } from './useOffers.ts'
import type { Offered } from './rowActions.ts'

/** What the operator may do with several records at once. */
interface Many {
  readonly bulk: readonly Offered[]
  readonly together: readonly TogetherLink[]
  /** Whether there is anything to select records for. */
  readonly selectable: boolean
}

export const useMany = (resource: AnyResource): Many => {
  const bulk = useBulkOffers(resource)
  const together = useTogether(resource)
  return { bulk, together, selectable: bulk.length + together.length > 0 }
}
