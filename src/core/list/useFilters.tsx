import { useTranslate } from 'react-admin'
import { useMemo } from 'react'
import type { ReactElement } from 'react'
import type { ResourceView } from '../resourceView.ts'
import { FieldFilter } from '../fields/FieldFilter.tsx'
import { useFormat } from '../format.ts'
import { SearchFilter } from './SearchFilter.tsx'
import { isAlwaysThere } from './usualFilters.ts'

/** The list's filter inputs: the search and the first two are always there, the others when they are asked for. */
export const useFilters = (blueprint: ResourceView): ReactElement[] => {
  const translate = useTranslate()
  const format = useFormat()
  return useMemo(() => {
    const { resource, fields, searchable } = blueprint
    const searched = format.list((resource.list?.search ?? []).map(name => translate(fields[name]!.label)))
    return [
      ...(searchable ? [<SearchFilter key="q" source="q" fields={searched} alwaysOn />] : []),
      ...blueprint.filters.map(shown => (
        <FieldFilter key={shown.name} shown={shown} source={shown.name} label={shown.label} alwaysOn={isAlwaysThere(blueprint, shown.name)} />
      )),
    ]
  }, [blueprint, translate, format])
}
