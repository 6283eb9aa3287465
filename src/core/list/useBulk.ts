import { useListContext, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import type { AnyResource, Tone } from '../../../resources/core/index.ts'
import { useStart } from '../actions/ActionsProvider.tsx'
import { isOutOfPlace, unavailableReason } from '../actions/rowActions.ts'
import type { Offered } from '../actions/rowActions.ts'
import { useReason } from '../actions/useReason.ts'
import { useMany } from '../actions/useMany.ts'
import { useFormat } from '../format.ts'
import type { TogetherLink } from '../present.ts'
import { useSelection } from './Selecting.tsx'
import { mostAtOnce, useWhole } from './useWhole.ts'

/** Something that can be done with the selection: it leads somewhere, or it acts, unless something is in its way. */
export type BulkItem = { readonly name: string; readonly label: string; readonly tone: Tone } & (
  | { readonly unavailable: string }
  | { readonly to: string; readonly state?: unknown }
  | { readonly start: () => void }
)

/**
 * What can be done with what is selected. What is possible for none of it says why; what is not for some of it is told
 * afterwards, each with its reason.
 */
export const useBulk = (
  resource: AnyResource,
): { readonly items: readonly BulkItem[]; readonly isReading: boolean } => {
  const { filter, filterValues } = useListContext()
  const { bulk, together } = useMany(resource)
  const { records, isWhole, count } = useSelection()
  const { read, isReading } = useWhole(resource)
  const translate = useTranslate()
  const format = useFormat()
  const start = useStart()
  const reason = useReason(resource)
  const isTooMany = isWhole && count > mostAtOnce

  const linkOf = ({ label, hint, to, whole }: TogetherLink): BulkItem => {
    const shared = { name: label, label: translate(label), tone: 'neutral' } as const
    const path = isWhole ? whole : to(records)
    if (path === undefined) return { ...shared, unavailable: translate(hint) }
    return {
      ...shared,
      to: path,
      ...(isWhole ? { state: { filter: { ...filterValues, ...filter }, total: count } } : {}),
    }
  }
  const actionOf = (offer: Offered): BulkItem => {
    const shared = { name: offer.name, label: translate(offer.label), tone: offer.tone }
    if (isTooMany)
      return { ...shared, unavailable: translate('app.generator.selected.tooMany', { max: format.number(mostAtOnce) }) }
    const reasons = isWhole ? [] : records.map(record => unavailableReason(offer.name, offer.action, record))
    const [first] = reasons
    if (first && reasons.every(one => one !== undefined)) return { ...shared, unavailable: reason(first) }
    const begin = (all: readonly RaRecord[]): void => start(offer, all)
    return { ...shared, start: () => (isWhole ? void read(begin) : begin(records)) }
  }
  // In the list of deleted records only recovering makes sense, and there it does in no other.
  const fitting = bulk.filter(({ action }) => !isOutOfPlace(action, { deleted: filterValues['deleted'] === true }))
  return { items: [...together.map(linkOf), ...fitting.map(actionOf)], isReading }
}
