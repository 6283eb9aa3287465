import { FieldTitle, InputHelperText, useInput, useTranslate } from 'react-admin'
import { useMemo } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { pageKeys, pageNamed } from '../../../resources/pages.ts'
import { PlainPicker } from '../../core/inputs/PlainPicker.tsx'
import { usePicker } from '../../core/inputs/usePicker.ts'
import type { InputProps } from '../../core/types/view.ts'

/** No page of its own: a group, or a link that leads elsewhere. No page key has this sign. */
const [group, elsewhere] = ['#group', '#elsewhere']

const same = (value: unknown): unknown => value
// Also one that is not complete yet.
const leadsElsewhere = (path: unknown): boolean => /^(https?:|mailto:|tel:)/i.test(String(path ?? ''))
const isBlank = (value: unknown): boolean => value === undefined || value === null || value === ''
const lastOf = (key: string): string => key.split('/').at(-1)!

/**
 * What a menu leads to: one of all pages that exist, nothing where it is a group, or an address elsewhere. Path and
 * icon follow from what is chosen where nothing was entered there.
 */
export const PageInput = ({ source, label, helperText, isRequired, disabled }: InputProps) => {
  const { id, field, fieldState } = useInput({ source, isRequired, format: same, parse: same })
  const { setValue, getValues } = useFormContext()
  const path: unknown = useWatch({ name: 'path' })
  const translate = useTranslate()
  const stored = typeof field.value === 'string' ? field.value : ''

  const nameOf = useMemo(
    () =>
      (key: string): string => {
        if (key === group) return translate('app.menus.group')
        if (key === elsewhere) return translate('app.menus.elsewhere')
        const page = pageNamed(key)
        return page ? translate(page.title, { smart_count: 2 }) : translate('app.menus.unknownPage', { key })
      },
    [translate],
  )
  const options = useMemo(() => {
    const pages = pageKeys().sort((one, other) => nameOf(one).localeCompare(nameOf(other)))
    return [group, elsewhere, ...pages, ...(stored !== '' && !pageNamed(stored) ? [stored] : [])]
  }, [nameOf, stored])

  const change = (name: string, value: string) => setValue(name, value, { shouldDirty: true, shouldTouch: true })
  const choose = (key: string) => {
    field.onChange(key === group || key === elsewhere ? null : key)
    const before: unknown = getValues('path')
    const wasGiven = isBlank(before) || leadsElsewhere(before) || pageKeys().some(page => lastOf(page) === before)
    if (key === elsewhere) return leadsElsewhere(before) ? undefined : change('path', 'https://')
    if (key === group) return leadsElsewhere(before) ? change('path', '') : undefined
    if (wasGiven) change('path', lastOf(key))
    return isBlank(getValues('icon')) ? change('icon', lastOf(key)) : undefined
  }
  const shown = leadsElsewhere(path) ? elsewhere : stored || group
  const typed = usePicker(field.name, shown)
  const error = fieldState.error?.message
  return (
    <PlainPicker<string, true>
      id={id}
      options={options}
      value={shown}
      onChange={(_, key) => choose(key)}
      onBlur={field.onBlur}
      typed={typed}
      getOptionLabel={nameOf}
      getOptionKey={key => key}
      disableClearable
      disabled={disabled}
      fullWidth
      input={{
        name: field.name,
        inputRef: field.ref,
        error: error !== undefined,
        margin: 'dense',
        label: <FieldTitle label={label} source={source} isRequired={isRequired} />,
        helperText:
          error !== undefined || helperText !== false ? (
            <InputHelperText error={error} helperText={helperText} />
          ) : null,
      }}
    />
  )
}
