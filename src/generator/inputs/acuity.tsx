import { TextInput } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { readAcuity } from '../../../domain/visualAcuity.ts'
import type { FieldOfKind, InputProps, KindEntry } from '../kinds/view.ts'
import { TextFilter } from './text.tsx'

type AcuityField = FieldOfKind<'acuity'>

/** Takes what clinicians write, and shows what will be kept of it when the field is left. */
const Input = ({ place: _, source, ...props }: InputProps<AcuityField>) => {
  const { setValue } = useFormContext()
  const settle = (typed: string): void => {
    const kept = readAcuity(typed)
    if (kept !== undefined && kept !== typed) setValue(source, kept, { shouldDirty: true, shouldValidate: true })
  }
  return (
    <TextInput {...props} source={source} autoComplete="off" onBlur={event => settle(event.target.value)} slotProps={{ htmlInput: { inputMode: 'decimal' } }} />
  )
}

export const acuity: KindEntry<AcuityField> = { Input, Filter: TextFilter }
