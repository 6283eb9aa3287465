import { Box, TextField } from '@mui/material'
import type { TextFieldProps } from '@mui/material'
import { useInput, useTranslate } from 'react-admin'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { DayBound } from './day/DayBound.tsx'

export interface RangeProps {
  readonly source: string
  readonly label: string
  /** How a typed bound is written in the request, and back. */
  readonly toWire?: (typed: string) => string
  readonly fromWire?: (wire: string) => string
  readonly step?: number | 'any'
}

const same = (value: string): string => value

/** The two ends of the filter `from,to`; either may stay empty. */
const useEnds = (source: string, toWire = same, fromWire = same) => {
  const { field } = useInput({ source })
  const [from = '', to = ''] = String(field.value ?? '')
    .split(',')
    .map(bound => (bound === '' ? '' : fromWire(bound)))
  const write = (low: string, high: string) =>
    field.onChange(
      low === '' && high === '' ? '' : `${low === '' ? '' : toWire(low)},${high === '' ? '' : toWire(high)}`,
    )
  return { from, to, setFrom: (low: string) => write(low, to), setTo: (high: string) => write(from, high) }
}

const Both = ({ name, children }: { name: string; children: ReactNode }) => (
  <Box role="group" aria-label={name} sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', flex: '1 1 auto' }}>
    {children}
  </Box>
)

/** Two numbers between which records are found. */
export const RangeInput = ({ source, label, toWire, fromWire, step }: RangeProps) => {
  const translate = useTranslate()
  const { from, to, setFrom, setTo } = useEnds(source, toWire, fromWire)
  const name = translate(label)
  return (
    <Both name={name}>
      <Bound
        step={step}
        label={translate('app.generator.from', { field: name })}
        value={from}
        onBound={setFrom}
        name={source}
      />
      <Bound step={step} label={translate('app.generator.to', { field: name })} value={to} onBound={setTo} />
    </Both>
  )
}

const daySize = { minWidth: '9.5em', flex: 1 } as const

/** Two days between which records are found. */
export const DaysRange = ({ source, label }: Pick<RangeProps, 'source' | 'label'>) => {
  const translate = useTranslate()
  const { from, to, setFrom, setTo } = useEnds(source)
  const name = translate(label)
  const isReversed = from !== '' && to !== '' && to < from
  return (
    <Both name={name}>
      <DayBound
        margin="dense"
        sx={daySize}
        label={translate('app.generator.from', { field: name })}
        value={from}
        onDay={setFrom}
        name={source}
      />
      <DayBound
        margin="dense"
        sx={daySize}
        label={translate('app.generator.to', { field: name })}
        value={to}
        onDay={setTo}
        error={isReversed}
        helperText={isReversed && translate('validation.notBefore', { min: from })}
      />
    </Both>
  )
}

type BoundProps = Pick<TextFieldProps, 'label' | 'name'> & {
  readonly step: RangeProps['step'] | undefined
  readonly value: string
  readonly onBound: (value: string) => void
}

/** Keeps what is being typed, such as `1.`, which the value alone would lose. */
const Bound = ({ value, onBound, step, ...props }: BoundProps) => {
  const [typed, setTyped] = useState(value)
  useEffect(() => setTyped(now => (Number(now) === Number(value) && now !== '' && value !== '' ? now : value)), [value])
  return (
    <TextField
      {...props}
      size="small"
      type="number"
      margin="dense"
      value={typed}
      sx={{ minWidth: '9em', flex: 1 }}
      onChange={event => {
        setTyped(event.target.value)
        onBound(event.target.value)
      }}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: step === undefined ? {} : { step } }}
    />
  )
}
