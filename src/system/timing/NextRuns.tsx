import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useFormat } from '../../core/format.ts'
import type { NextRuns as Runs } from './useNextRuns.ts'
import './texts.ts'

/** The next runs as a list, with the time zone that they are told in. */
export const NextRuns = ({ runs: { at, timeZone } }: { runs: Runs }) => {
  const translate = useTranslate()
  const format = useFormat()
  return (
    <>
      <Box component="ol" sx={{ m: 0, pl: 3, display: 'grid', rowGap: 0.5, fontVariantNumeric: 'tabular-nums' }}>
        {at.map(moment => (
          <li key={moment}>
            <time dateTime={moment}>{format.moment(moment)}</time>
          </li>
        ))}
      </Box>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
        {translate('app.timing.zone', { zone: timeZone })}
      </Typography>
    </>
  )
}
