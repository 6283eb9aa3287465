import { Box, Card } from '@mui/material'
import type { RaRecord } from 'react-admin'

/** The picture itself, as large as there is room for. */
export const Large = ({ record }: { readonly record: RaRecord }) => (
  <Card variant="outlined" sx={{ display: 'flex', justifyContent: 'center', bgcolor: 'action.hover', p: 1 }}>
    <Box component="img" src={String(record['pictureUrl'] ?? '') || undefined} alt={String(record['name'] ?? '')} width={Number(record['width']) || undefined} height={Number(record['height']) || undefined} sx={{ maxWidth: '100%', maxHeight: 420, height: 'auto', objectFit: 'contain' }} />
  </Card>
)
