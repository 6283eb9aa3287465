import { AutocompleteArrayInput, AutocompleteInput, ChoicesContext, useWrappedSource } from 'react-admin'
import type { AutocompleteArrayInputProps, AutocompleteInputProps, RaRecord } from 'react-admin'
import { useContext } from 'react'
import { useWatch } from 'react-hook-form'
import { isNothing } from '../types/Nothing.tsx'
import { usePicker } from './usePicker.ts'

/** What is not to be said by whoever uses a picker. */
type Held = 'source' | 'onInputChange' | 'onKeyDown' | 'onFocus' | 'onBlur' | 'onOpen' | 'onClose' | 'clearOnBlur' | 'noOptionsText'
type PickerProps = Omit<AutocompleteInputProps<RaRecord, false, boolean>, Held> & { readonly source: string }
type ManyPickerProps = Omit<AutocompleteArrayInputProps<RaRecord, boolean>, Held> & { readonly source: string }

const none = 'app.generator.picker.none'
/** Nothing was typed, and what there is is chosen. */
const noOther = 'app.generator.picker.noOther'

/**
 * Whether the first of what is found is pointed at, so that Enter takes it: where nothing is chosen that would be replaced, and what is shown answers what is typed, not
 * what was typed before.
 */
const useFirst = (text: string | undefined, isFree: boolean): boolean => {
  const asked = useContext(ChoicesContext)
  return text !== undefined && isFree && (asked === undefined || (asked.filterValues as { readonly q?: string } | undefined)?.q?.trim() === text.trim())
}

const usePickerProps = (source: string, TextFieldProps: PickerProps['TextFieldProps']) => {
  const name = useWrappedSource(source)
  const chosen: unknown = useWatch({ name })
  const { text, error, handlers, clearOnBlur } = usePicker(name, chosen)
  const isFree = isNothing(chosen) || (Array.isArray(chosen) && chosen.length === 0)
  const autoHighlight = useFirst(text, isFree)
  return { ...handlers, clearOnBlur, autoHighlight, noOptionsText: text === undefined && !isFree ? noOther : none, TextFieldProps: error === undefined ? TextFieldProps : { ...TextFieldProps, error: true, helperText: error } }
}

/** One of many choices, found by typing. What is typed and chosen by nobody is an error, and never saved. */
export const Picker = ({ source, TextFieldProps, ...props }: PickerProps) =>
  <AutocompleteInput<RaRecord, false, boolean> {...props} source={source} {...usePickerProps(source, TextFieldProps)} />

/** Several of many choices, likewise. */
export const ManyPicker = ({ source, TextFieldProps, ...props }: ManyPickerProps) =>
  <AutocompleteArrayInput<RaRecord, boolean> {...props} source={source} {...usePickerProps(source, TextFieldProps)} />
