import { useMemo } from 'react'
import type { AnyResource } from '../../../resources/core/index.ts'
import { useCanSee } from '../rights.tsx'
import { listActions, rowActions } from './rowActions.ts'
import type { Offered } from './rowActions.ts'

/** The actions on a record that the operator has a right to. */
export const useOffers = (resource: AnyResource): Offered[] => {
  const canSee = useCanSee()
  return useMemo(() => rowActions(resource).filter(offer => canSee(resource.name, offer.name)), [resource, canSee])
}

/** Of these, the ones that several records can take at once. */
export const useBulkOffers = (resource: AnyResource): Offered[] => {
  const offers = useOffers(resource)
  return useMemo(() => offers.filter(offer => offer.action.bulk), [offers])
}

/** The actions on the list as a whole that the operator has a right to. */
export const useListOffers = (resource: AnyResource): Offered[] => {
  const canSee = useCanSee()
  return useMemo(() => listActions(resource).filter(offer => canSee(resource.name, offer.name)), [resource, canSee])
}
