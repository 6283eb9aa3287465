import { FieldTitle, useInput, useTranslate } from 'react-admin'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useFormContext } from 'react-hook-form'
import { urlKey } from '../../../resources/core/fields.ts'
import { useGuard } from '../form/guards.ts'
import { addressIn } from '../types/image.tsx'
import { isNothing } from '../types/Nothing.tsx'
import type { FieldOfType, InputProps, TypeEntry } from '../types/view.ts'
import { PictureChooser } from '../picture/PictureChooser.tsx'
import type { Uploaded } from '../picture/useUpload.ts'

type ImageField = FieldOfType<'image'>

/** Where the picture that the form holds can be looked at: the one that was uploaded here, or else the record's own. */
const useAddress = (source: string, key: unknown, uploaded: Uploaded | null): string | undefined => {
  const { getValues, formState } = useFormContext()
  if (uploaded && uploaded.key === key) return uploaded.address
  return key === (formState.defaultValues?.[source] as unknown) ? addressIn(getValues(urlKey(source))) : undefined
}

const Input = ({ place, source, label, helperText, isRequired, disabled }: InputProps<ImageField>) => {
  const translate = useTranslate()
  const { field, fieldState } = useInput({ source, isRequired, format: same, parse: same })
  const [uploaded, setUploaded] = useState<Uploaded | null>(null)
  const [isBusy, setBusy] = useState(false)
  // What is on its way is not saved yet.
  useGuard(source, isBusy ? translate('app.generator.picture.wait') : undefined)
  const address = useAddress(source, field.value, uploaded)
  const change = (next: Uploaded | null) => {
    // The form is looked at with the change, and by then nothing is on its way any more.
    flushSync(() => setBusy(false))
    setUploaded(next)
    field.onChange(next?.key ?? null)
    field.onBlur()
  }
  return (
    <PictureChooser
      label={translate(label)}
      title={<FieldTitle label={label} source={source} isRequired={isRequired} />}
      shape={place.field.shape ?? 'square'}
      isChosen={!isNothing(field.value)}
      address={address}
      disabled={disabled}
      library={place.field.library === true}
      error={fieldState.error?.message}
      hint={helperText === false ? undefined : helperText}
      onChange={change}
      onBusy={setBusy}
    />
  )
}

const same = (value: unknown): unknown => value

export const image: TypeEntry<ImageField> = { Input, Filter: null }
