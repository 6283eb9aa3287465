import { Alert, Button, Skeleton } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { ReactNode } from 'react'
import { Contained } from '../../../core/Contained.tsx'

const Failed = ({ onRetry }: { onRetry: () => void }) => {
  const translate = useTranslate()
  return (
    <Alert
      severity="warning"
      variant="outlined"
      action={
        <Button size="small" color="inherit" onClick={onRetry}>
          {translate('app.retry')}
        </Button>
      }
    >
      {translate('app.home.failed')}
    </Alert>
  )
}

/** A card by itself: it keeps its place, in pixels, until it is there, and where it fails the others go on. */
export const CardFrame = ({ height, children }: { height: number; children: ReactNode }) => (
  <Contained waiting={<Skeleton variant="rounded" height={height} />} failed={retry => <Failed onRetry={retry} />}>
    {children}
  </Contained>
)
