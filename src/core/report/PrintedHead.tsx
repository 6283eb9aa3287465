import { Box, Typography } from '@mui/material'
import { useGetIdentity, useTranslate } from 'react-admin'
import { useEffect, useState } from 'react'
import { useFormat } from '../format.ts'

/** The moment at which the page was last sent to the printer. */
const usePrintedAt = (): string => {
  const [at, setAt] = useState(() => new Date().toISOString())
  useEffect(() => {
    const note = () => setAt(new Date().toISOString())
    window.addEventListener('beforeprint', note)
    return () => window.removeEventListener('beforeprint', note)
  }, [])
  return at
}

/** On paper: whose numbers these are, of what, and when they were printed. */
export const PrintedHead = ({ printed }: { printed: readonly string[] }) => {
  const translate = useTranslate()
  const format = useFormat()
  const { identity } = useGetIdentity()
  const at = usePrintedAt()
  const lines = [
    String(identity?.['organisation'] ?? ''),
    ...printed,
    translate('app.pdf.made', { at: format.moment(at), by: identity?.fullName ?? '' }),
  ]
  return (
    <Box sx={{ display: 'none', displayPrint: 'block' }}>
      {lines
        .filter(text => text !== '')
        .map(text => (
          <Typography key={text} variant="body2">
            {text}
          </Typography>
        ))}
    </Box>
  )
}
