import { Skeleton, Stack } from '@mui/material'

/** Keeps the place of a record's page while it is read. */
export const PageSkeleton = () => (
  <Stack spacing={2} sx={{ pt: 1 }} aria-busy="true">
    <Skeleton variant="text" width="16em" height={40} />
    <Skeleton variant="rounded" height={220} />
    <Skeleton variant="rounded" height={160} />
  </Stack>
)
