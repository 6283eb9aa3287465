import { AutocompleteArrayInput, AutocompleteInput, ChoicesContext, useWrappedSource } from 'react-admin'
import type { AutocompleteArrayInputProps, AutocompleteInputProps, RaRecord } from 'react-admin'
import { useContext } from 'react'
import { useWatch } from 'react-hook-form'
import { isNothing } from '../types/Nothing.tsx'
import { usePicker } from './usePicker.ts'

/** What is not to be said by whoever uses a picker. */
type Held =
  | 'source'
  | 'onInputChange'
  | 'onKeyDown'
  | 'onFocus'
  | 'onBlur'
  | 'onOpen'
  | 'onClose'
  | 'clearOnBlur'
  | 'noOptionsText'
  | 'autoHighlight'
  | 'shouldRenderSuggestions'
type PickerProps = Omit<AutocompleteInputProps<RaRecord, false, boolean>, Held> & { readonly source: string }
type ManyPickerProps = Omit<AutocompleteArrayInputProps<RaRecord, boolean>, Held> & { readonly source: string }

const none = 'app.generator.picker.none'
/** Nothing was typed, and what there is is chosen. */
const noOther = 'app.generator.picker.noOther'

/** Whether there is an answer to what is typed, and not only to what was typed before. */
const useIsAnswered = (text: string | undefined): boolean => {
  const asked = useContext(ChoicesContext)
  return (
    text === undefined ||
    asked === undefined ||
    (asked.filterValues as { readonly q?: string } | undefined)?.q?.trim() === text.trim()
  )
}

const usePickerProps = (source: string, TextFieldProps: PickerProps['TextFieldProps']) => {
  const name = useWrappedSource(source)
  const chosen: unknown = useWatch({ name })
  const { text, error, handlers, clearOnBlur } = usePicker(name, chosen)
  const isFree = isNothing(chosen) || (Array.isArray(chosen) && chosen.length === 0)
  const isAnswered = useIsAnswered(text)
  return {
    ...handlers,
    clearOnBlur,
    // The first of what is found is taken by Enter, where nothing is chosen that would be replaced.
    autoHighlight: text !== undefined && isFree,
    // What was found before is not taken for what is sought now, by Enter or by a click: it would change under the
    // pointer.
    shouldRenderSuggestions: () => isAnswered,
    noOptionsText: text === undefined && !isFree ? noOther : none,
    TextFieldProps: error === undefined ? TextFieldProps : { ...TextFieldProps, error: true, helperText: error },
  }
}

/** One of many choices, found by typing. What is typed and chosen by nobody is an error, and never saved. */
export const Picker = ({ source, TextFieldProps, ...props }: PickerProps) => (
  <AutocompleteInput<RaRecord, false, boolean> {...props} source={source} {...usePickerProps(source, TextFieldProps)} />
)

/** Several of many choices, likewise. */
export const ManyPicker = ({ source, TextFieldProps, ...props }: ManyPickerProps) => (
  <AutocompleteArrayInput<RaRecord, boolean> {...props} source={source} {...usePickerProps(source, TextFieldProps)} />
)
