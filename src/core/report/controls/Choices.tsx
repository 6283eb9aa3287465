import { MenuItem, TextField } from '@mui/material'
import { useTranslate } from 'react-admin'
import { comparisons, mostPoints, stepsFor } from '../../../../resources/core/statistics/index.ts'
import type { Comparison, Range, Step } from '../../../../resources/core/statistics/index.ts'
import type { Change, View } from '../../../../resources/core/statistics/address.ts'
import { choiceWidth } from './filterWidth.ts'

interface ChoiceProps {
  readonly view: View & { readonly range: Range }
  readonly onChange: (change: Change) => void
}

/** Into which steps time is cut. Those that would make more points than a chart can show are not offered. */
export const StepChoice = ({ view, onChange }: ChoiceProps) => {
  const translate = useTranslate()
  return (
    <TextField
      select
      size="small"
      fullWidth={false}
      label={translate('app.report.step')}
      value={view.step}
      onChange={event => onChange({ step: event.target.value as Step })}
      sx={choiceWidth('7em')}
    >
      {stepsFor(view.range, mostPoints).map(step => (
        <MenuItem key={step} value={step}>
          {translate(`app.report.steps.${step}`)}
        </MenuItem>
      ))}
    </TextField>
  )
}

/** What the range is compared with: one, both, or nothing. */
export const ComparisonChoice = ({ view, onChange }: ChoiceProps) => {
  const translate = useTranslate()
  return (
    <TextField
      select
      size="small"
      fullWidth={false}
      label={translate('app.report.compare')}
      value={view.compare}
      sx={choiceWidth('9em')}
      onChange={event => onChange({ compare: event.target.value as unknown as readonly Comparison[] })}
      slotProps={{
        inputLabel: { shrink: true },
        select: {
          multiple: true,
          displayEmpty: true,
          renderValue: value =>
            (value as readonly Comparison[]).map(one => translate(`app.report.compared.${one}`)).join(' · ') ||
            translate('app.report.comparedNot'),
        },
      }}
    >
      {comparisons.map(one => (
        <MenuItem key={one} value={one}>
          {translate(`app.report.compared.${one}`)}
        </MenuItem>
      ))}
    </TextField>
  )
}
