import { Card, styled } from '@mui/material'
import type { RaRecord } from 'react-admin'

// Its attributes keep its place until it is there.
const Image = styled('img')({ maxWidth: '100%', maxHeight: 420, height: 'auto', objectFit: 'contain' })

/** The picture itself, as large as there is room for. */
export const Large = ({ record }: { readonly record: RaRecord }) => (
  <Card variant="outlined" sx={{ display: 'flex', justifyContent: 'center', bgcolor: 'action.hover', p: 1 }}>
    <Image
      src={String(record['pictureUrl'] ?? '') || undefined}
      alt={String(record['name'] ?? '')}
      width={Number(record['width']) || undefined}
      height={Number(record['height']) || undefined}
    />
  </Card>
)
