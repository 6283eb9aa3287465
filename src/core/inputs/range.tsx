import { Box, TextField } from '@mui/material'
import type { TextFieldProps } from '@mui/material'
import { useInput, useTranslate } from 'react-admin'
import { useEffect, useState } from 'react'

export interface RangeProps {
  readonly source: string
  readonly label: string
  readonly type: 'date' | 'number'
  /** How a typed bound is written in the request, and back. */
  readonly toWire?: (typed: string) => string
  readonly fromWire?: (wire: string) => string
  readonly step?: number | 'any'
}

const same = (value: string): string => value

/** Two inputs that make the filter `from,to`; either end may stay empty. */
export const RangeInput = ({ source, label, type, toWire = same, fromWire = same, step }: RangeProps) => {
  const { field } = useInput({ source })
  const translate = useTranslate()
  const [from = '', to = ''] = String(field.value ?? '').split(',').map(bound => (bound === '' ? '' : fromWire(bound)))
  const write = (low: string, high: string) =>
    field.onChange(low === '' && high === '' ? '' : `${low === '' ? '' : toWire(low)},${high === '' ? '' : toWire(high)}`)
  const name = translate(label)
  const shared = { size: 'small', type, margin: 'dense', step } as const
  return (
    <Box role="group" aria-label={name} sx={{ display: 'flex', gap: 1, alignItems: 'flex-end', flex: '1 1 auto' }}>
      <Bound {...shared} label={translate('app.generator.from', { field: name })} value={from} onBound={low => write(low, to)} name={source} />
      <Bound {...shared} label={translate('app.generator.to', { field: name })} value={to} onBound={high => write(from, high)} />
    </Box>
  )
}

type BoundProps = Pick<TextFieldProps, 'size' | 'margin' | 'label' | 'name'> & Pick<RangeProps, 'type' | 'step'> & {
  readonly value: string
  readonly onBound: (value: string) => void
}

/** Keeps what is being typed, such as `1.`, which the value alone would lose. */
const Bound = ({ value, onBound, step, ...props }: BoundProps) => {
  const [typed, setTyped] = useState(value)
  useEffect(() => setTyped(now => (Number(now) === Number(value) && now !== '' && value !== '' ? now : value)), [value])
  return (
    <TextField
      {...props} value={typed} sx={{ minWidth: '9em', flex: 1 }}
      onChange={event => { setTyped(event.target.value); onBound(event.target.value) }}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: step === undefined ? {} : { step } }}
    />
  )
}
