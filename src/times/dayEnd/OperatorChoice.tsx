import { useMemo } from 'react'
import { PlainPicker } from '../../core/inputs/PlainPicker.tsx'
import { useUnmatched } from '../../core/inputs/useUnmatched.ts'
import { useOptions } from '../../core/options/useOptions.ts'
import { useTexts } from '../cards/useTexts.ts'

const unknown: ReadonlyMap<number, string> = new Map()

/** Whose day it is: the own one where nobody is chosen. */
export const OperatorChoice = ({
  value,
  onChange,
}: {
  value: number | undefined
  onChange: (operator: number | undefined) => void
}) => {
  const texts = useTexts().dayEnd
  const chosen = useMemo(() => (value === undefined ? [] : [value]), [value])
  const { options, isPending, search } = useOptions('operator', chosen, unknown)
  const { message, isLeft, handlers } = useUnmatched(value)
  return (
    <PlainPicker
      options={[...options]}
      loading={isPending}
      getOptionLabel={({ text }) => text}
      getOptionKey={({ id }) => id}
      value={options.find(({ id }) => id === value) ?? null}
      sx={{ width: '18em', maxWidth: '100%' }}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      onChange={(_, picked) => onChange(picked?.id)}
      onInputChange={(_, text, reason) => {
        if (reason === 'input') search(text)
      }}
      typed={{ error: isLeft ? message : undefined, handlers, clearOnBlur: true }}
      input={{ label: texts.operator, placeholder: texts.own, slotProps: { inputLabel: { shrink: true } } }}
    />
  )
}
