import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Nothing } from '../../core/types/Nothing.tsx'

/** How many lines were gained or lost, in words and in colour; a dash where that cannot be said. */
export const Lines = ({ gained }: { gained: number | undefined }) => {
  const translate = useTranslate()
  if (gained === undefined) return <Nothing />
  if (gained === 0) return <>{translate('app.visit.unchanged')}</>
  const key = gained > 0 ? 'gained' : 'lost'
  return (
    <Box component="span" sx={{ color: gained > 0 ? 'success.main' : 'error.main', fontWeight: 600 }}>
      {translate(`app.visit.${key}`, { smart_count: Math.abs(gained) })}
    </Box>
  )
}
