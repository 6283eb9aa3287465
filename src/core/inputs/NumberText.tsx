import { useCallback } from 'react'
import { readTypedNumber, writeNumber } from '../../../domain/typedNumber.ts'
import type { Field } from '../../../resources/core/index.ts'
import type { InputProps } from '../types/view.ts'
import { TypedInput } from './TypedInput.tsx'

interface NumberTextProps extends Omit<InputProps, 'place'> {
  readonly field: Field & { readonly min?: number; readonly max?: number; readonly signed?: boolean }
  readonly step: number
  /** Digits after the point that are shown in any case. */
  readonly digits?: number
}

const within = (
  value: number,
  { min = -Infinity, max = Infinity }: { readonly min?: number; readonly max?: number },
): number => Math.min(max, Math.max(min, value))

/** A number, typed as people write it. A text that is none stays, and is said to be none. */
export const NumberText = ({ field, step, digits, ...props }: NumberTextProps) => {
  const { signed = false, min = -1 } = field
  const write = useCallback(
    (value: number) => writeNumber(value, { signed, ...(digits === undefined ? {} : { digits }) }),
    [signed, digits],
  )
  return (
    <TypedInput
      {...props}
      read={readTypedNumber}
      write={write}
      step={(value = 0, direction) => within((Math.round(value / step) + direction) * step, field)}
      // The keypads of phones have no sign.
      {...(min < 0 ? {} : { inputMode: Number.isInteger(step) ? 'numeric' : 'decimal' })}
    />
  )
}
