import { useTranslate } from 'react-admin'
import { useMemo, useState } from 'react'
import type { ReactElement } from 'react'
import type { FieldView, ResourceView } from '../resourceView.ts'
import { FieldFilter } from '../fields/FieldFilter.tsx'
import { FieldInput } from '../fields/FieldInput.tsx'
import { GuardsContext } from '../form/guards.ts'
import type { Guards } from '../form/guards.ts'
import { useFormat } from '../format.ts'
import { SearchFilter } from './SearchFilter.tsx'
import { isAlwaysThere } from './usualFilters.ts'

/**
 * What the list asks for is typed as in any form, only that nothing waits to be saved: the list is asked anew with each
 * whole value. What react-admin's filter form hands in besides, the input does not need.
 */
const AskedFilter = ({ shown, source }: { shown: FieldView; source: string; label: string; alwaysOn: true }) => {
  const [guards] = useState<Guards>(() => new Map())
  return (
    <GuardsContext.Provider value={guards}>
      <FieldInput place={shown} source={source} isRequired={false} />
    </GuardsContext.Provider>
  )
}

/**
 * The list's filter inputs: the search, what the list asks for and the first ones are always there, the others when
 * they are asked for.
 */
export const useFilters = (blueprint: ResourceView): ReactElement[] => {
  const translate = useTranslate()
  const format = useFormat()
  return useMemo(() => {
    const { resource, fields, searchable } = blueprint
    const searched = format.list((resource.list?.search ?? []).map(name => translate(fields[name]!.label)))
    return [
      ...(searchable ? [<SearchFilter key="q" source="q" fields={searched} alwaysOn />] : []),
      ...blueprint.asked.map(shown => (
        <AskedFilter key={shown.name} shown={shown} source={shown.name} label={shown.label} alwaysOn />
      )),
      ...blueprint.filters.map(shown => (
        <FieldFilter
          key={shown.name}
          shown={shown}
          source={shown.name}
          label={shown.label}
          alwaysOn={isAlwaysThere(blueprint, shown.name)}
        />
      )),
    ]
  }, [blueprint, translate, format])
}
