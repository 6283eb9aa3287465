import { useStore } from 'react-admin'
import { useMemo } from 'react'
import type { Blueprint, Shown } from '../blueprint.ts'

const none: string[] = []

/** The columns as the operator arranged them: in their order, hidden ones left out. */
export const useChosenColumns = ({ resource, columns }: Blueprint): readonly Shown[] => {
  const key = `${resource.name}.datatable`
  const [hidden] = useStore<string[]>(key, none)
  const [ranks] = useStore<number[] | undefined>(`${key}_columnRanks`)
  return useMemo(() => {
    // The table's ranks count the column of actions as well, which is none of the descriptor's.
    const ordered = ranks ? ranks.map(rank => columns[rank]).filter(column => column !== undefined) : columns
    return ordered.filter(column => !hidden.includes(column.name))
  }, [columns, hidden, ranks])
}
