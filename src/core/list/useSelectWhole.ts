import { useListContext, useTranslate } from 'react-admin'
import type { AnyResource } from '../../../resources/core/index.ts'
import { useMany } from '../actions/useMany.ts'
import { useFormat } from '../format.ts'
import { useSelection } from './Selecting.tsx'

/** By what all of the list is named: by its filter, where it has one. */
export const useReach = (): 'all' | 'filtered' =>
  Object.keys(useListContext().filterValues).length > 0 ? 'filtered' : 'all'

/**
 * Selecting all that the filter finds, in words; nothing where that is what is on the screen, where nobody knows how
 * much it is, and where nothing could be done with it.
 */
export const useSelectWhole = (
  resource: AnyResource,
): { readonly label: string; readonly take: () => void } | undefined => {
  const { bulk, together } = useMany(resource)
  const { isWhole, takeWhole } = useSelection()
  const { total, data, meta } = useListContext()
  const reach = useReach()
  const translate = useTranslate()
  const format = useFormat()
  const isMinimum = (meta as { totalIsMinimum?: boolean } | undefined)?.totalIsMinimum === true
  const isUseful = bulk.length > 0 || together.some(({ whole }) => whole !== undefined)
  if (!isUseful || isWhole || isMinimum || total === undefined || total <= (data?.length ?? 0)) return undefined
  return {
    label: translate(`app.generator.select${reach === 'all' ? 'All' : 'Filtered'}`, { count: format.number(total) }),
    take: takeWhole,
  }
}
