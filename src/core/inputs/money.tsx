import { InputAdornment } from '@mui/material'
import { NumberInput } from 'react-admin'
import { RangeInput } from './range.tsx'
import type { FieldOfType, FilterProps, InputProps, TypeEntry } from '../types/view.ts'

type MoneyField = FieldOfType<'money'>

/**
 * Fen as the yuan that are typed, and back; an amount with more than two digits stays broken, so that it is reported.
 */
const toYuan = (fen: number): number => fen / 100
const toFen = (yuan: number): number => Math.round(yuan * 10_000) / 100

const written = (fen: unknown): string => (typeof fen === 'number' ? String(toYuan(fen)) : '')
const read = (yuan: unknown): number | null =>
  yuan === '' || yuan === null || yuan === undefined ? null : toFen(Number(yuan))

const inYuan = { input: { startAdornment: <InputAdornment position="start">¥</InputAdornment> } }

const Input = ({ place: _, ...props }: InputProps<MoneyField>) => (
  <NumberInput {...props} step={0.01} format={written} parse={read} slotProps={inYuan} />
)

const Filter = ({ source, label }: FilterProps<MoneyField>) => (
  <RangeInput
    source={source}
    label={label}
    step={0.01}
    toWire={yuan => String(toFen(Number(yuan)))}
    fromWire={fen => String(toYuan(Number(fen)))}
  />
)

export const money: TypeEntry<MoneyField> = { Input, Filter, bound: toYuan }
