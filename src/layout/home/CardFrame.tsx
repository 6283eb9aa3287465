import { Alert, Button, Skeleton } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Contained } from '../Contained.tsx'
import type { HomeCard } from './cards.ts'

const Failed = ({ onRetry }: { onRetry: () => void }) => {
  const translate = useTranslate()
  return (
    <Alert severity="warning" variant="outlined" action={<Button size="small" color="inherit" onClick={onRetry}>{translate('app.retry')}</Button>}>
      {translate('app.home.failed')}
    </Alert>
  )
}

/** A card by itself: it keeps its place until it is there, and where it fails the others go on. */
export const CardFrame = ({ card: { Card, height } }: { card: HomeCard }) => (
  <Contained waiting={<Skeleton variant="rounded" height={height} />} failed={retry => <Failed onRetry={retry} />}><Card /></Contained>
)
