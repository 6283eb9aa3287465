import { Autocomplete, TextField } from '@mui/material'
import type { AutocompleteProps, TextFieldProps } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { usePicker } from './usePicker.ts'

interface PlainPickerProps<T, Clearable extends boolean, Many extends boolean> extends Omit<
  AutocompleteProps<T, Many, Clearable, false>,
  'renderInput' | 'clearOnBlur' | 'onKeyDown' | 'onFocus'
> {
  /** What becomes of a text that names none of the choices. */
  readonly typed: Omit<ReturnType<typeof usePicker>, 'text'>
  /** The text field in it; what is wrong with what was typed comes before its own error. */
  readonly input: Pick<
    TextFieldProps,
    'name' | 'label' | 'placeholder' | 'inputRef' | 'error' | 'helperText' | 'margin' | 'slotProps'
  >
}

/**
 * A picker that is no field of a record's form, of one or (`multiple`) of several, with its texts in the language of
 * the page.
 */
export const PlainPicker = <T, Clearable extends boolean = false, Many extends boolean = false>({
  typed,
  input,
  onInputChange,
  onBlur,
  onOpen,
  onClose,
  ...props
}: PlainPickerProps<T, Clearable, Many>) => {
  const translate = useTranslate()
  const { error, handlers, clearOnBlur } = typed
  return (
    <Autocomplete<T, Many, Clearable, false>
      size="small"
      noOptionsText={translate('app.generator.picker.none')}
      loadingText={translate('ra.message.loading')}
      openText={translate('ra.action.open')}
      closeText={translate('ra.action.close')}
      clearText={translate('ra.action.clear_input_value')}
      {...props}
      onKeyDown={handlers.onKeyDown}
      onFocus={handlers.onFocus}
      clearOnBlur={clearOnBlur}
      onInputChange={(event, text, reason) => {
        handlers.onInputChange(event, text, reason)
        onInputChange?.(event, text, reason)
      }}
      onBlur={event => {
        handlers.onBlur()
        onBlur?.(event)
      }}
      onOpen={event => {
        handlers.onOpen()
        onOpen?.(event)
      }}
      onClose={(event, reason) => {
        handlers.onClose()
        onClose?.(event, reason)
      }}
      renderInput={params => (
        <TextField
          {...params}
          {...input}
          slotProps={{ ...input.slotProps }}
          error={error !== undefined || input.error === true}
          helperText={error ?? input.helperText}
        />
      )}
    />
  )
}
