import { Box, Button, Card, Chip, Skeleton, Stack, Typography } from '@mui/material'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { Failed } from '../../generator/Failed.tsx'
import { useProvider } from '../../generator/provider.ts'
import { PatientLine } from './PatientLine.tsx'

interface Duplicate {
  readonly newer: number
  readonly older: number
  readonly reasons: readonly string[]
}

const size = 20

/** Pairs of patients that may be one, newest first. */
const useDuplicates = () => {
  const provider = useProvider()
  return useInfiniteQuery({
    queryKey: ['patient', 'duplicates'],
    initialPageParam: '',
    queryFn: async ({ pageParam, signal }) =>
      (await provider.act('duplicate', 'find', { size, ...(pageParam === '' ? {} : { after: pageParam }) }, { signal })).data as readonly Duplicate[],
    getNextPageParam: last => (last.length < size ? undefined : `${last.at(-1)!.newer}-${last.at(-1)!.older}`),
  })
}

/** The records of all pairs that are shown. */
const usePatients = (pairs: readonly Duplicate[]): { readonly records: ReadonlyMap<number, RaRecord>; readonly error: Error | null; readonly retry: () => void } => {
  const provider = useProvider()
  const ids = [...new Set(pairs.flatMap(({ newer, older }) => [newer, older]))]
  const { data, error, refetch } = useQuery({
    queryKey: ['patient', 'duplicates', 'records', ids], enabled: ids.length > 0, placeholderData: previous => previous,
    queryFn: async () => (await provider.getMany('patient', { ids })).data,
  })
  return { records: new Map((data ?? []).map(record => [Number(record.id), record])), error, retry: () => void refetch() }
}

/** Everybody who may have been recorded twice, with why, and the way to the comparison. */
export const DuplicateList = ({ onCompare }: { onCompare: (survivor: number, other: number) => void }) => {
  const translate = useTranslate()
  const { data, error, isPending, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useDuplicates()
  const pairs = data?.pages.flat() ?? []
  const { records, error: unread, retry } = usePatients(pairs)
  const compare = ({ newer, older }: Duplicate): void => (records.get(older)?.['deleted'] === true ? onCompare(newer, older) : onCompare(older, newer))
  if (error && !data) return <Failed error={error} onRetry={() => void refetch()} />
  if (isPending) return <Stack spacing={1}>{[1, 2, 3].map(row => <Skeleton key={row} variant="rounded" height={96} />)}</Stack>
  if (pairs.length === 0) return <Typography color="text.secondary">{translate('app.merge.none')}</Typography>
  return (
    <>
      <Typography color="text.secondary" sx={{ mb: 2 }}>{translate('app.merge.lead')}</Typography>
      {unread && <Box sx={{ mb: 2 }}><Failed error={unread} onRetry={retry} /></Box>}
      <Stack component="ul" spacing={1.5} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {pairs.map(pair => (
          <Card key={`${pair.newer} ${pair.older}`} component="li" variant="outlined" sx={{ p: 2, display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
            <Box sx={{ flex: '1 1 20em', minWidth: 0 }}>
              <PatientLine record={records.get(pair.older)} />
              <PatientLine record={records.get(pair.newer)} />
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 1 }}>
                {pair.reasons.map(reason => <Chip key={reason} size="small" variant="outlined" label={translate(`app.merge.reasons.${reason}`)} />)}
              </Box>
            </Box>
            <Button
              variant="outlined" size="small" onClick={() => compare(pair)}
              aria-label={translate('app.merge.compareNamed', { name: String(records.get(pair.newer)?.['name'] ?? pair.newer) })}
            >
              {translate('app.merge.compare')}
            </Button>
          </Card>
        ))}
      </Stack>
      {error && <Box sx={{ mt: 2 }}><Failed error={error} onRetry={() => void fetchNextPage()} /></Box>}
      {hasNextPage && !error && <Button sx={{ mt: 2 }} loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>{translate('app.merge.more')}</Button>}
    </>
  )
}
