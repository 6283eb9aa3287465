import { Box, Typography } from '@mui/material'
import { useGetIdentity, useTranslate } from 'react-admin'
import { useEffect, useState } from 'react'
import type { AnyReport } from '../../../resources/core/statistics/index.ts'
import type { View } from '../../../resources/core/statistics/address.ts'
import { filtersText } from './filtersText.ts'
import type { ReportWords } from './reportWords.ts'
import { useFilterLabels } from './useFilterLabels.ts'

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

/** On paper: whose numbers these are, of which days, filtered by what, and when they were printed. */
export const PrintedHead = ({ report, view, words }: { report: AnyReport; view: View; words: ReportWords }) => {
  const translate = useTranslate()
  const { identity } = useGetIdentity()
  const filters = filtersText(words, report, view, useFilterLabels(report, view))
  const at = usePrintedAt()
  const lines = [
    String(identity?.['organisation'] ?? ''), view.range ? words.range(view.range) : translate('app.report.now'), filters,
    translate('app.pdf.made', { at: words.format.moment(at), by: identity?.fullName ?? '' }),
  ]
  return (
    <Box sx={{ display: 'none', displayPrint: 'block' }}>
      {lines.filter(text => text !== '').map(text => <Typography key={text} variant="body2">{text}</Typography>)}
    </Box>
  )
}
