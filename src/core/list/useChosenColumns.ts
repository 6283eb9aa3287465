import { useStore } from 'react-admin'
import { useMemo } from 'react'
import type { AnyResource } from '../../../resources/core/index.ts'
import type { ResourceView, FieldView } from '../resourceView.ts'

const none: string[] = []

/** Where the browser keeps which columns of a list are hidden; their order stands beside it. */
export const columnsKey = (resource: AnyResource): string => `${resource.name}.datatable`

/** Columns that are hidden until the operator arranges them. */
export const spareColumns = ({ list }: AnyResource): string[] => (list?.spare ? [...list.spare] : none)

/** The columns as the operator arranged them: in their order, hidden ones and those of `without` left out; those that came since stand last. */
export const useChosenColumns = ({ resource, columns }: ResourceView, without: readonly string[] = none): readonly FieldView[] => {
  const key = columnsKey(resource)
  const [chosen] = useStore<string[]>(key)
  const [ranks] = useStore<number[] | undefined>(`${key}_columnRanks`)
  return useMemo(() => {
    const ordered = ranks ? [...new Set([...ranks.map(rank => columns[rank]).filter(column => column !== undefined), ...columns])] : columns
    const hidden = chosen ?? spareColumns(resource)
    return ordered.filter(column => !hidden.includes(column.name) && !without.includes(column.name))
  }, [resource, columns, chosen, ranks, without])
}
