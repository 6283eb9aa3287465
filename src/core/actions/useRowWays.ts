import type { RaRecord } from 'react-admin'
import { useMemo } from 'react'
import type { Clause } from '../../../resources/core/condition.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import type { RecordLink } from '../present.ts'
import { useCanSee } from '../rights.tsx'
import { isOutOfPlace, offersFor } from './rowActions.ts'
import type { Offer } from './rowActions.ts'
import { linksFor, useLinks } from './useLinks.ts'
import { useOffers } from './useOffers.ts'

/** What a record's menu holds. */
interface Ways {
  readonly opens: boolean
  readonly edits: boolean
  readonly links: readonly { readonly link: RecordLink; readonly unavailable: Clause | undefined }[]
  readonly offers: readonly Offer[]
}

interface RowWays {
  /** Whether there is anything at all that the operator can do with records of the list. */
  readonly any: boolean
  readonly of: (record: RaRecord) => Ways
}

/** What the operator can do with records of a resource, by rights, and with one of them, by its state. */
export const useRowWays = (resource: AnyResource): RowWays => {
  const canSee = useCanSee()
  const allOffers = useOffers(resource)
  const allLinks = useLinks(resource)
  return useMemo(() => {
    const { get, update } = resource.actions
    const opens = get !== undefined && canSee(resource.name, 'get')
    const mayEdit = update !== undefined && canSee(resource.name, 'update')
    return {
      any: opens || mayEdit || allLinks.length + allOffers.length > 0,
      of: record => ({
        opens,
        edits: mayEdit && !isOutOfPlace(update, record),
        links: linksFor(allLinks, record),
        offers: offersFor(allOffers, record),
      }),
    }
  }, [resource, canSee, allOffers, allLinks])
}

/** Whether a menu would hold nothing. */
export const isWithout = ({ opens, edits, links, offers }: Ways): boolean =>
  !opens && !edits && links.length + offers.length === 0
