import { ChoicesContextProvider } from 'react-admin'
import type { ChoicesContextValue } from 'react-admin'
import { useMemo } from 'react'
import type { ReactNode } from 'react'
import type { AnyCondition } from '../../../resources/core/condition.ts'
import { useOptions } from './useOptions.ts'

interface ChoosingProps {
  readonly resource: string
  readonly source: string
  readonly chosen: readonly number[]
  readonly known: ReadonlyMap<number, string>
  /** The ids among which one may choose; all records where nothing is said. */
  readonly only?: readonly number[]
  /** What those meet among which one may choose. */
  readonly where?: AnyCondition | undefined
  /** Whether deleted records may be chosen too. */
  readonly evenDeleted?: boolean | undefined
  readonly children: ReactNode
}

const ignore = () => {}

/** Gives an autocomplete input the options of a reference, searched on the server. */
export const Choosing = ({ resource, source, chosen, known, only, where, evenDeleted, children }: ChoosingProps) => {
  const { options, isPending, answered, search } = useOptions(resource, chosen, known, only, where, evenDeleted)
  const value = useMemo(
    () =>
      ({
        allChoices: options,
        availableChoices: options,
        selectedChoices: options.filter(option => chosen.includes(option.id)),
        total: options.length,
        error: null,
        isPending: false,
        isLoading: isPending,
        isFetching: isPending,
        displayedFilters: {},
        filterValues: { q: answered },
        page: 1,
        perPage: options.length,
        sort: { field: 'id', order: 'ASC' },
        setFilters: (filters: { q?: string }) => search(filters.q ?? ''),
        refetch: ignore,
        hideFilter: ignore,
        showFilter: ignore,
        setPage: ignore,
        setPerPage: ignore,
        setSort: ignore,
        resource,
        source,
        isFromReference: true,
      }) as unknown as ChoicesContextValue,
    [options, chosen, isPending, answered, search, resource, source],
  )
  return <ChoicesContextProvider value={value}>{children}</ChoicesContextProvider>
}
