import { MenuItem, TextField } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useRef, useState } from 'react'
import { comparedRange, comparisons, mostPoints, stepsFor } from '../../../../resources/core/statistics/index.ts'
import type { Compared, Range, Step } from '../../../../resources/core/statistics/index.ts'
import type { Change, View } from '../../../../resources/core/statistics/address.ts'
import type { ReportWords } from '../reportWords.ts'
import { BelowControl } from '../../BelowControl.tsx'
import { aroundDays } from './aroundDays.ts'
import { choiceWidth } from './filterWidth.ts'
import { FreeRange } from './laterFreeRange.ts'

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

interface ComparisonChoiceProps extends ChoiceProps {
  readonly today: string
  readonly words: Pick<ReportWords, 'range'>
}

/** Leads to days that are to be chosen; those that were chosen can be taken away by themselves. */
const otherDays = 'other'

/** What the range is compared with: any of those that follow from it, free days, or nothing. */
export const ComparisonChoice = ({ view, today, words, onChange }: ComparisonChoiceProps) => {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const field = useRef<HTMLDivElement>(null)
  const labelOf = (one: Compared): string =>
    one === 'free' ? words.range(view.compareRange!) : translate(`app.report.compared.${one}`)
  const choose = (chosen: readonly (Compared | typeof otherDays)[]) => {
    const compare = chosen.filter(one => one !== otherDays)
    if (compare.length === chosen.length) return onChange({ compare })
    setOpen(false)
    setAnchor(field.current)
  }
  return (
    <>
      <TextField
        select
        size="small"
        fullWidth={false}
        ref={field}
        label={translate('app.report.compare')}
        value={view.compare}
        sx={choiceWidth('9em')}
        onChange={event => choose(event.target.value as unknown as Parameters<typeof choose>[0])}
        slotProps={{
          inputLabel: { shrink: true },
          select: {
            multiple: true,
            displayEmpty: true,
            open: isOpen,
            onOpen: () => setOpen(true),
            onClose: () => setOpen(false),
            renderValue: value =>
              (value as readonly Compared[]).map(labelOf).join(' · ') || translate('app.report.comparedNot'),
          },
        }}
      >
        {comparisons.map(one => (
          <MenuItem key={one} value={one}>
            {translate(`app.report.compared.${one}`)}
          </MenuItem>
        ))}
        {view.compareRange && <MenuItem value="free">{labelOf('free')}</MenuItem>}
        <MenuItem value={otherDays}>{translate('app.report.comparedFree')}</MenuItem>
      </TextField>
      <BelowControl
        anchor={anchor}
        label={translate('app.report.chooseCompared')}
        sx={aroundDays}
        onClose={() => setAnchor(null)}
      >
        <FreeRange
          range={view.compareRange ?? comparedRange(view.range, 'lastYear')}
          today={today}
          onChosen={compareRange => {
            setAnchor(null)
            onChange({ compareRange })
          }}
        />
      </BelowControl>
    </>
  )
}
