import { useStore } from 'react-admin'
import { useMemo } from 'react'
import type { AnyResource } from '../../../resources/core/index.ts'
import type { ResourceView, FieldView } from '../resourceView.ts'
import { useBeginning } from './useBeginning.ts'

const none: string[] = []

/** Where the browser tab keeps which columns of a list are hidden; their order stands beside it. What lasts is a saved view. */
export const columnsKey = (resource: AnyResource): string => `${resource.name}.columns`

/** Where their order stands: indices, as react-admin's selector keeps them. */
export const ranksKey = (resource: AnyResource): string => `${columnsKey(resource)}_columnRanks`

/** Columns that are hidden until the operator arranges them. */
export const spareColumns = ({ list }: AnyResource): string[] => (list?.spare ? [...list.spare] : none)

/** How the columns of a list are arranged: all of them in their order, those that came since last, and the names of those that are hidden. */
export const useArrangement = ({ resource, columns }: ResourceView): { readonly ordered: readonly FieldView[]; readonly hidden: readonly string[] } => {
  const [chosen] = useStore<string[] | undefined>(columnsKey(resource))
  const [ranks] = useStore<number[] | undefined>(ranksKey(resource))
  const begun = useBeginning(resource.name)?.state['columns'] as { readonly order?: readonly string[]; readonly hidden?: readonly string[] } | undefined
  return useMemo(() => {
    // What was arranged in this tab goes before what the list begins with.
    const first = chosen || ranks ? (ranks ?? []).map(rank => columns[rank]) : (begun?.order ?? []).map(name => columns.find(column => column.name === name))
    return {
      ordered: [...new Set([...first.filter(column => column !== undefined), ...columns])],
      hidden: chosen ?? (ranks ? undefined : begun?.hidden) ?? spareColumns(resource),
    }
  }, [resource, columns, chosen, ranks, begun])
}

/** The columns as the operator arranged them: in their order, hidden ones and those of `without` left out. */
export const useChosenColumns = (view: ResourceView, without: readonly string[] = none): readonly FieldView[] => {
  const { ordered, hidden } = useArrangement(view)
  return useMemo(() => ordered.filter(column => !hidden.includes(column.name) && !without.includes(column.name)), [ordered, hidden, without])
}
