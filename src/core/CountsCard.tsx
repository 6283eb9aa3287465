import { Box, Skeleton, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import type { ReactNode } from 'react'
import type { AnyResource } from '../../resources/core/index.ts'
import { useFormat } from './format.ts'
import { LoadFailure } from './LoadFailure.tsx'
import { SectionCard } from './SectionCard.tsx'

interface CountsCardProps<K extends string> {
  readonly resource: AnyResource
  /** The call that answers the counts. */
  readonly call: string
  /** Of which record; what is counted is asked for anew where this changes. */
  readonly of: readonly unknown[]
  readonly names: readonly K[]
  readonly ask: () => Promise<Readonly<Record<K, number>>>
  /** Milliseconds after which it is asked again, while it changes by itself. */
  readonly every?: number | undefined
  readonly children?: (counts: Readonly<Record<K, number>>) => ReactNode
}

/** Counts of a record, side by side, as a call of its resource answers them. */
export const CountsCard = <K extends string>({
  resource,
  call,
  of,
  names,
  ask,
  every,
  children,
}: CountsCardProps<K>) => {
  const translate = useTranslate()
  const format = useFormat()
  const { data, error, refetch } = useQuery({
    queryKey: [resource.name, call, ...of],
    queryFn: ask,
    refetchOnMount: 'always',
    refetchInterval: every ?? false,
  })
  return (
    <SectionCard title={`resources.${resource.name}.calls.${call}`}>
      {error ? (
        <LoadFailure resource={resource} error={error} retry={() => void refetch()} />
      ) : (
        <Box
          component="dl"
          sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(9em, 1fr))', gap: 2, m: 0 }}
        >
          {names.map(name => (
            <Box key={name} sx={{ display: 'flex', flexDirection: 'column', justifyContent: 'space-between' }}>
              <Typography component="dt" variant="body2" color="text.secondary">
                {translate(`resources.${resource.name}.outputs.${call}.${name}`)}
              </Typography>
              <Typography component="dd" variant="h6" sx={{ m: 0 }}>
                {data ? format.number(data[name]) : <Skeleton width={48} />}
              </Typography>
            </Box>
          ))}
        </Box>
      )}
      {data && children?.(data)}
    </SectionCard>
  )
}
