import { Box, GlobalStyles, ThemeProvider, Typography, createTheme } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { useEffect, useMemo } from 'react'
import { createPortal } from 'react-dom'
import { useTell } from '../../core/actions/useTell.ts'
import { useFormat } from '../../core/format.ts'
import { useLatest } from '../../core/useLatest.ts'
import { toEdition } from './usePlans.ts'
import { usePlanProjects } from './usePlanProjects.ts'
import { PlanTable } from './PlanTable.tsx'
import './texts.ts'

/** The sheet alone is printed: no menu, no buttons, no dialog. A printer has no dark theme. */
const sheetStyles = {
  '.plan-sheet': { display: 'none' },
  '@page': { size: 'A4', margin: '14mm' },
  '@media print': {
    'body > *:not(.plan-sheet)': { display: 'none !important' },
    'html, body': { background: '#fff !important' },
    '.plan-sheet': { display: 'block !important', color: '#000', background: '#fff' },
    '.plan-sheet tr': { breakInside: 'avoid' },
  },
} as const

const Facts = ({ lines }: { lines: readonly (readonly [label: string, value: string])[] }) => (
  <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', columnGap: 3, rowGap: 0.5, my: 2 }}>
    {lines.map(([label, value]) => (
      <Box key={label}>
        <Box component="dt" sx={{ typography: 'caption' }}>
          {label}
        </Box>
        <Box component="dd" sx={{ m: 0 }}>
          {value}
        </Box>
      </Box>
    ))}
  </Box>
)

/** A plan as it is handed to the family: on A4, under the organisation's name. It prints as soon as it stands. */
export const PlanSheet = ({ record, onDone }: { record: RaRecord; onDone: () => void }) => {
  const translate = useTranslate()
  const format = useFormat()
  const theme = useMemo(() => createTheme({ palette: { mode: 'light' }, typography: { fontFamily: 'inherit' } }), [])
  const { groups, error } = usePlanProjects()
  const isReady = groups !== undefined
  const tell = useTell()
  const done = useLatest(onDone)
  useEffect(() => {
    if (!isReady) return undefined
    window.addEventListener('afterprint', done)
    const turn = requestAnimationFrame(() => window.print())
    return () => {
      cancelAnimationFrame(turn)
      window.removeEventListener('afterprint', done)
    }
  }, [isReady, done])
  // A sheet without its grid is not worth its paper.
  useEffect(() => {
    if (error === null || isReady) return
    tell(error)
    done()
  }, [error, isReady, tell, done])
  const plan = toEdition(record)
  const text = (key: string): string => translate(`app.plan.sheet.${key}`)
  return createPortal(
    <ThemeProvider theme={theme}>
      <GlobalStyles styles={sheetStyles} />
      <Typography component="p" variant="subtitle1" align="center">
        {String(record['hospitalLabel'] ?? '')}
      </Typography>
      <Typography component="h1" variant="h5" align="center" sx={{ fontWeight: 600 }}>
        {text('title')}
      </Typography>
      <Facts
        lines={[
          [text('patient'), String(record['patientLabel'] ?? '')],
          [text('account'), plan.number.replace(/-\d+$/, '')],
          [text('edition'), translate('app.plan.edition', { edition: plan.edition })],
          [text('starts'), format.date(plan.startsOn)],
          [text('ended'), plan.endedOn ? format.date(plan.endedOn) : '–'],
          [text('doctor'), plan.by || '–'],
        ]}
      />
      <PlanTable items={plan.items} />
      {plan.remark && (
        <Typography sx={{ mt: 2, whiteSpace: 'pre-line' }}>
          {translate('app.plan.sheet.remark', { text: plan.remark })}
        </Typography>
      )}
      <Box sx={{ display: 'flex', justifyContent: 'space-between', mt: 5 }}>
        <Typography variant="body2">{text('signature')} ________________</Typography>
        <Typography variant="body2">
          {translate('app.plan.sheet.printed', { time: format.moment(new Date().toISOString()) })}
        </Typography>
      </Box>
    </ThemeProvider>,
    sheetHost(),
  )
}

/** The element of the sheet, beside the application's own. */
const sheetHost = (): HTMLElement => {
  const there = document.querySelector<HTMLElement>('body > .plan-sheet')
  if (there) return there
  const made = document.createElement('div')
  made.className = 'plan-sheet'
  document.body.append(made)
  return made
}
