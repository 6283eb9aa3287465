import { Box, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useTranslate } from 'react-admin'
import { chartEyes, chartMeasures } from '../../../domain/eyes.ts'
import { DayBound } from '../../core/inputs/day/DayBound.tsx'
import { isReversed, ranges } from './useChoice.ts'
import type { Chosen, Range } from './useChoice.ts'

const choice = { px: { xs: 1, sm: 1.5 }, textTransform: 'none', whiteSpace: 'nowrap' } as const

interface ChoicesProps {
  readonly chosen: Chosen
  readonly onChange: (part: Partial<Chosen>) => void
}

interface SeveralProps<T extends string> {
  readonly name: 'eyes' | 'measures'
  readonly all: readonly T[]
  readonly chosen: readonly T[]
  readonly textOf: (one: T) => string
  readonly onChange: (chosen: readonly T[]) => void
}

/** One or several of a few; the last one stays chosen, as a chart of nothing says nothing. */
const Several = <T extends string>({ name, all, chosen, textOf, onChange }: SeveralProps<T>) => {
  const translate = useTranslate()
  return (
    <ToggleButtonGroup
      size="small"
      value={[...chosen]}
      aria-label={translate(`app.eyeChart.${name}`)}
      onChange={(_, next: readonly T[]) => {
        if (next.length > 0) onChange(all.filter(one => next.includes(one)))
      }}
    >
      {all.map(one => (
        <ToggleButton key={one} value={one} sx={choice}>
          {textOf(one)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}

/** Which eyes, which vision, and which time the chart shows. */
export const Choices = ({ chosen, onChange }: ChoicesProps) => {
  const translate = useTranslate()
  const wrong = isReversed(chosen) ? translate('app.eyeChart.wrongRange') : undefined
  const day = (name: 'from' | 'to') => (
    <DayBound
      label={translate(`app.eyeChart.${name}`)}
      value={chosen[name]}
      error={wrong !== undefined}
      helperText={name === 'from' ? wrong : undefined}
      onDay={day => onChange({ [name]: day })}
      sx={{ flex: { xs: 1, sm: 'none' }, width: { sm: '12.5em' }, minWidth: 0 }}
    />
  )
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.25,
        alignItems: 'flex-start',
        '@media print': { display: 'none' },
      }}
    >
      <Several
        name="eyes"
        all={chartEyes}
        chosen={chosen.eyes}
        textOf={eye => translate(`app.clinical.eye.${eye}`)}
        onChange={eyes => onChange({ eyes })}
      />
      <Several
        name="measures"
        all={chartMeasures}
        chosen={chosen.measures}
        textOf={measure => translate(`app.clinical.measure.${measure}`)}
        onChange={measures => onChange({ measures })}
      />
      <ToggleButtonGroup
        exclusive
        size="small"
        value={chosen.range}
        aria-label={translate('app.eyeChart.range')}
        onChange={(_, range: Range | null) => {
          if (range) onChange({ range })
        }}
      >
        {ranges.map(range => (
          <ToggleButton key={range} value={range} sx={choice}>
            {translate(`app.eyeChart.ranges.${range}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {chosen.range === 'between' && (
        <Box sx={{ display: 'flex', gap: 1, width: { xs: 1, sm: 'auto' } }}>
          {day('from')}
          {day('to')}
        </Box>
      )}
    </Box>
  )
}
