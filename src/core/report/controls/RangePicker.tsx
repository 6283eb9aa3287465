import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined'
import { Box, Button, Chip, Divider, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useState } from 'react'
import { quickRanges, yearsUntil } from '../../../../resources/core/statistics/index.ts'
import type { Range } from '../../../../resources/core/statistics/index.ts'
import type { Change, View } from '../../../../resources/core/statistics/address.ts'
import type { ReportWords } from '../reportWords.ts'
import { BelowControl } from '../../BelowControl.tsx'
import { aroundDays } from './aroundDays.ts'
import { FreeRange } from './laterFreeRange.ts'

interface RangePickerProps {
  readonly view: Pick<View, 'choice'> & { readonly range: Range }
  readonly today: string
  readonly words: Pick<ReportWords, 't' | 'range'>
  readonly onChange: (change: Change) => void
}

/** The days that a report is about: by one click, a year, or any. */
export const RangePicker = ({ view, today, words, onChange }: RangePickerProps) => {
  const translate = useTranslate()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { choice, range } = view
  const choose = (change: Change) => {
    setAnchor(null)
    onChange(change)
  }
  const name =
    choice === 'free'
      ? words.range(range)
      : typeof choice === 'number'
        ? words.t('app.report.yearOf', { year: choice })
        : translate(`app.report.quick.${choice}`)
  const chip = (key: string | number, label: string, change: Change) => (
    <Chip
      key={key}
      label={label}
      clickable
      color={choice === key ? 'primary' : 'default'}
      variant={choice === key ? 'filled' : 'outlined'}
      aria-pressed={choice === key}
      onClick={() => choose(change)}
    />
  )
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<CalendarIcon />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-label={translate('app.report.rangeChosen', { range: name })}
        onClick={event => setAnchor(event.currentTarget)}
        sx={{ height: 40, whiteSpace: 'nowrap' }}
      >
        {name}
      </Button>
      <BelowControl
        anchor={anchor}
        label={translate('app.report.chooseRange')}
        sx={aroundDays}
        onClose={() => setAnchor(null)}
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {quickRanges.map(one => chip(one, translate(`app.report.quick.${one}`), { choice: one }))}
        </Box>
        <Typography variant="body2" color="text.secondary" sx={{ mt: 2, mb: 1 }}>
          {translate('app.report.years')}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {yearsUntil(today).map(year => chip(year, String(year), { choice: year }))}
        </Box>
        <Divider sx={{ my: 2 }} />
        <FreeRange range={range} today={today} onChosen={free => choose({ range: free })} />
      </BelowControl>
    </>
  )
}
