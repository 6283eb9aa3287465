import { Box, Button } from '@mui/material'
import { PasswordInput, useRecordContext, useTranslate } from 'react-admin'
import { useController } from 'react-hook-form'
import { setKey } from '../../../resources/core/fields.ts'
import type { FieldOfType, InputProps, TypeEntry } from '../types/view.ts'

type SecretField = FieldOfType<'secret'>

const NewInput = ({ place: _, ...props }: InputProps<SecretField>) => (
  <PasswordInput {...props} autoComplete="new-password" />
)

/**
 * A secret that is stored is not shown: what is typed takes its place, nothing typed leaves it, and it can be cleared.
 */
const StoredInput = ({ place, ...props }: InputProps<SecretField>) => {
  const translate = useTranslate()
  const { field: isSet } = useController({ name: setKey(props.source) })
  const { field: typed } = useController({ name: props.source })
  const isCleared = isSet.value === false
  const toggle = () => {
    isSet.onChange(isCleared)
    typed.onChange(null)
  }
  const label = translate(place.label)
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, '& > :first-of-type': { flex: 1 } }}>
      <PasswordInput
        {...props}
        disabled={props.disabled || isCleared}
        autoComplete="new-password"
        placeholder={translate(isCleared ? 'app.generator.secret.cleared' : 'app.generator.secret.set')}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      {/* What no record is without can be replaced, not cleared. */}
      {!place.field.required && (
        <Button
          onClick={toggle}
          disabled={props.disabled}
          sx={{ mt: 1, whiteSpace: 'nowrap' }}
          aria-label={translate(isCleared ? 'app.generator.secret.keepNamed' : 'app.generator.secret.clearNamed', {
            field: label,
          })}
        >
          {translate(isCleared ? 'app.generator.secret.keep' : 'app.generator.secret.clear')}
        </Button>
      )}
    </Box>
  )
}

const Input = (props: InputProps<SecretField>) => {
  const record = useRecordContext()
  return record?.[setKey(props.place.name)] === true ? <StoredInput {...props} /> : <NewInput {...props} />
}

export const secret: TypeEntry<SecretField> = { Input, Filter: null }
