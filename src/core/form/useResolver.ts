import { useTranslate } from 'react-admin'
import { useMemo } from 'react'
import { set } from 'react-hook-form'
import type { FieldError, FieldErrors as FormErrors, FieldValues, Resolver } from 'react-hook-form'
import { businessToday, businessZone } from '../../shell/installation/businessZone.ts'
import { settingsThatAreOn } from '../../shell/installation/settings.ts'
import type { Fields } from '../../../resources/core/index.ts'
import { sayMessage } from '../../../resources/core/sayMessage.ts'
import type { Message } from '../../../resources/core/message.ts'
import type { Rule } from '../../../resources/core/rules.ts'
import { validate } from '../../../resources/core/validate.ts'
import { toYup } from '../../../resources/core/yup.ts'
import { useFormat } from '../format.ts'
import type { Format } from '../format.ts'
import { entryOf } from '../inputs/index.ts'
import type { FieldContext } from '../fieldContext.ts'
import '../validationTexts.ts'

/** Names of fields that are left as they are, and so are neither validated nor sent. */
export type Untouched = (values: FieldValues) => readonly string[]

const nothingUntouched: Untouched = () => []

const without = (fields: Fields, names: readonly string[]): Fields =>
  names.length === 0 ? fields : Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)))

/** Bounds as they are typed and read: yuan instead of fen, dates and numbers in the page's language. */
const parameters = (
  { key: _, ...given }: Message,
  place: FieldContext | undefined,
  format: Format,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(given).map(([name, value]) => {
      if (typeof value === 'number')
        return [name, format.number((place && entryOf(place.field).bound?.(value)) ?? value)]
      return [name, /^\d{4}-\d\d-\d\d$/.test(value) ? format.date(value) : value]
    }),
  )

/** Catalogue key of what is wrong: of rows it is the field within them. */
const labelOf = (place: FieldContext | undefined, path: string): string => {
  const [first, ...within] = path.split('.')
  return place === undefined
    ? ''
    : within.length > 1
      ? `${place.scope}.items.${first}.fields.${within.at(-1)}`
      : place.label
}

/**
 * react-hook-form's resolver over the descriptor's own rules; messages are translated, with their parameters. `stored`
 * is the record that is changed.
 */
export const useResolver = (
  fields: Fields,
  places: readonly FieldContext[],
  rules: readonly Rule[] = noRules,
  untouched: Untouched = nothingUntouched,
  stored?: Readonly<Record<string, unknown>>,
): Resolver => {
  const translate = useTranslate()
  const format = useFormat()
  return useMemo(() => {
    const schemas = new Map<string, ReturnType<typeof toYup>>()
    const schemaWithout = (names: readonly string[]) => {
      const key = names.join()
      const schema = schemas.get(key) ?? toYup(without(fields, names), rules)
      schemas.set(key, schema)
      return schema
    }
    const byName = new Map(places.map(place => [place.name, place]))
    return values => {
      const names = untouched(values)
      const left = Object.fromEntries(names.map(name => [name, values[name]]))
      const checked = validate(schemaWithout(names), values, {
        today: businessToday(),
        timeZone: businessZone(),
        settings: settingsThatAreOn(),
        hops: values,
        left,
        ...(stored ? { stored } : {}),
      })
      if (checked.ok) return { values: checked.value, errors: {} }
      const errors: FormErrors = {}
      for (const [path, message] of Object.entries(checked.errors)) {
        const place = byName.get(path.split('.')[0]!)
        const text = sayMessage(translate, {
          ...parameters(message, place, format),
          key: message.key,
          field: labelOf(place, path),
        })
        set(errors, path, { type: message.key, message: text } satisfies FieldError)
      }
      return { values: {}, errors }
    }
  }, [fields, places, rules, untouched, stored, translate, format])
}

const noRules: readonly Rule[] = []
