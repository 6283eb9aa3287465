import { Box, Button, Skeleton, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'

export interface CardStateProps {
  readonly pending: boolean
  readonly failed: boolean
  readonly onRetry: () => void
  /** What is said where there is nothing; undefined where there is something. */
  readonly empty?: string | undefined
}

/** What a card shows instead of its rows: that they come, that they cannot come, or that there are none. */
export const CardState = ({ pending, failed, onRetry, empty }: CardStateProps) => {
  const translate = useTranslate()
  if (pending)
    return (
      <Box sx={{ p: 2 }} aria-hidden>
        {[1, 2, 3].map(row => (
          <Skeleton key={row} height={36} />
        ))}
      </Box>
    )
  if (failed) {
    return (
      <Box sx={{ p: 2, display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography color="text.secondary" sx={{ flex: 1 }}>
          {translate('app.home.failed')}
        </Typography>
        <Button size="small" onClick={onRetry}>
          {translate('app.retry')}
        </Button>
      </Box>
    )
  }
  return empty === undefined ? null : (
    <Typography color="text.secondary" sx={{ p: 2 }}>
      {empty}
    </Typography>
  )
}
