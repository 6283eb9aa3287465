import { Box, Stack } from '@mui/material'
import type { RaRecord } from 'react-admin'
import { twoColumns } from '../../core/SectionCard.tsx'
import { NextRunsCard } from './NextRunsCard.tsx'
import { Purpose } from './Purpose.tsx'
import { RunsCard } from './RunsCard.tsx'

/** What a job does, when it runs next, and how its latest runs ended. */
export const Overview = ({ record }: { record: RaRecord }) => (
  <Stack spacing={2}>
    <Purpose record={record} />
    <Box sx={{ ...twoColumns, columnGap: 2, rowGap: 2 }}>
      <NextRunsCard record={record} />
      <RunsCard record={record} />
    </Box>
  </Stack>
)
