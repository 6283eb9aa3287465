import { useTranslate } from 'react-admin'
import { useMemo } from 'react'
import { operationsOf } from '../../../resources/core/calls.ts'
import { changesState } from '../../../resources/core/effects.ts'
import { isStored } from '../../../resources/core/fields.ts'
import { termName } from '../../../resources/core/types/term/index.ts'
import type { TermOf } from '../../../resources/core/types/term/index.ts'
import { registry } from '../../../resources/index.ts'
import type { FieldOfType, FilterProps, TypeEntry } from '../types/view.ts'
import { ManyPicker } from './Picker.tsx'

/** What is looked at rather than changed, and kept in a log all the same. */
const looks = new Set(['get', 'contact', 'export'])

/** All that a term may be, by its name in code. */
const termsOf = (about: TermOf): string[] =>
  Object.values(registry).flatMap(resource => {
    if (about === 'resource') return isStored(resource) ? [resource.name] : []
    return Object.entries(operationsOf(resource))
      .filter(([name, operation]) => looks.has(name) || changesState(resource, name, operation))
      .map(([name]) => `${resource.name}.${name}`)
  })

/** Any of the terms, found by typing. */
const Filter = ({ place, source, label }: FilterProps<FieldOfType<'term'>>) => {
  const t = useTranslate()
  const { about } = place.field
  const choices = useMemo(
    () =>
      termsOf(about).map(id => {
        const name = termName(about, id, { t })
        return { id, name: about === 'resource' ? name : `${termName('resource', id.split('.')[0]!, { t })} · ${name}` }
      }),
    [about, t],
  )
  return (
    <ManyPicker
      source={source}
      label={label}
      choices={choices}
      helperText={false}
      translateChoice={false}
      size="small"
      sx={{ minWidth: '14em' }}
    />
  )
}

export const term: TypeEntry<FieldOfType<'term'>> = { Input: null, Filter }
