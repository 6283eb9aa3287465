import { AutocompleteArrayInput, AutocompleteInput, useWrappedSource } from 'react-admin'
import type { AutocompleteArrayInputProps, AutocompleteInputProps, RaRecord } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { usePicker } from './usePicker.ts'

/** What is not to be said by whoever uses a picker. */
type Held = 'source' | 'onInputChange' | 'onKeyDown' | 'onFocus' | 'onBlur' | 'onOpen' | 'onClose' | 'clearOnBlur' | 'noOptionsText'
type PickerProps = Omit<AutocompleteInputProps<RaRecord, false, boolean>, Held> & { readonly source: string }
type ManyPickerProps = Omit<AutocompleteArrayInputProps<RaRecord, boolean>, Held> & { readonly source: string }

const none = 'app.generator.picker.none'

const usePickerProps = (source: string, TextFieldProps: PickerProps['TextFieldProps']) => {
  const name = useWrappedSource(source)
  const { error, handlers, clearOnBlur } = usePicker(name, useWatch({ name }))
  return { ...handlers, clearOnBlur, noOptionsText: none, TextFieldProps: error === undefined ? TextFieldProps : { ...TextFieldProps, error: true, helperText: error } }
}

/** One of many choices, found by typing. What is typed and chosen by nobody is an error, and never saved. */
export const Picker = ({ source, TextFieldProps, ...props }: PickerProps) =>
  <AutocompleteInput<RaRecord, false, boolean> {...props} source={source} {...usePickerProps(source, TextFieldProps)} />

/** Several of many choices, likewise. */
export const ManyPicker = ({ source, TextFieldProps, ...props }: ManyPickerProps) =>
  <AutocompleteArrayInput<RaRecord, boolean> {...props} source={source} {...usePickerProps(source, TextFieldProps)} />
