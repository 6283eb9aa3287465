import { useListContext, useNotify } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { useCallback, useState } from 'react'
import type { AnyResource } from '../../../resources/core/index.ts'
import { useTell } from '../actions/useTell.ts'
import { useProvider } from '../provider.ts'
import { useSelection } from './Selecting.tsx'

/** So many records one action takes at once: what a list gives with one call. */
export const mostAtOnce = 1000

/**
 * Reads what was selected as all that the filter finds, and hands it over: who an action is started for are then these
 * records, by their names. Where there are more or fewer than the screen says, they are not what was meant: that is
 * told, the list is read again, and nothing is started.
 */
export const useWhole = ({ name }: AnyResource) => {
  const provider = useProvider()
  const notify = useNotify()
  const tell = useTell()
  const { filter, filterValues, sort, refetch } = useListContext()
  const { count } = useSelection()
  const [isReading, setReading] = useState(false)
  const read = useCallback(
    async (start: (records: readonly RaRecord[]) => void): Promise<void> => {
      setReading(true)
      try {
        const { data, total = data.length } = await provider.getList<RaRecord>(name, {
          pagination: { page: 1, perPage: mostAtOnce },
          sort,
          filter: { ...filterValues, ...filter },
        })
        if (total === count) return start(data)
        notify('app.generator.selected.changed', { type: 'warning', messageArgs: { before: count, now: total } })
        await refetch()
      } catch (error) {
        tell(error)
      } finally {
        setReading(false)
      }
    },
    [provider, name, sort, filterValues, filter, count, notify, refetch, tell],
  )
  return { read, isReading }
}
