import { Box, Skeleton, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { grayPublish } from '../../../resources/content/grayPublish.ts'
import { useFormat } from '../../core/format.ts'
import { LoadFailure } from '../../core/LoadFailure.tsx'
import { useClient } from '../../core/provider.ts'
import { SectionCard } from '../../core/SectionCard.tsx'

const parts = ['asked', 'got', 'runs'] as const

/** How many devices asked, were offered the release, and run it. */
export const ReachCard = ({ record }: { readonly record: RaRecord }) => {
  const translate = useTranslate()
  const format = useFormat()
  const client = useClient()
  const { data, error, refetch } = useQuery({ queryKey: ['grayPublish', 'reach', record.id], queryFn: () => client.grayPublish.reach({ id: record.id }), refetchOnMount: 'always' })
  return (
    <SectionCard title="resources.grayPublish.calls.reach">
      {error ? <LoadFailure resource={grayPublish} error={error} retry={() => void refetch()} /> : (
        <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(9em, 1fr))', gap: 2, m: 0 }}>
          {parts.map(part => (
            <Box key={part}>
              <Typography component="dt" variant="body2" color="text.secondary">{translate(`resources.grayPublish.outputs.reach.${part}`)}</Typography>
              <Typography component="dd" variant="h6" sx={{ m: 0 }}>{data ? format.number(data[part]) : <Skeleton width={48} />}</Typography>
            </Box>
          ))}
        </Box>
      )}
    </SectionCard>
  )
}
