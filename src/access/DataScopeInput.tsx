import { useGetIdentity, useTranslate } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { dataScopes, grantableScopes } from '../../resources/access/dataScope.ts'
import type { DataScope } from '../../resources/access/dataScope.ts'
import type { InputProps } from '../core/types/view.ts'
import { optionKey } from '../core/fieldContext.ts'
import { Select } from '../core/inputs/Select.tsx'

const isDataScope = (value: unknown): value is DataScope => (dataScopes as readonly unknown[]).includes(value)

/** Data scopes to choose from: those that one may give to others, and the one that is there already. */
export const DataScopeInput = ({ place, ...props }: InputProps) => {
  const translate = useTranslate()
  const { data: identity } = useGetIdentity()
  const { formState } = useFormContext()
  const own: unknown = identity?.['dataScope']
  const before: unknown = formState.defaultValues?.[props.source]
  const offered = isDataScope(own)
    ? dataScopes.filter(scope => grantableScopes(own).includes(scope) || scope === before)
    : dataScopes
  const choices = offered.map(scope => ({ id: scope, name: translate(optionKey(place, scope)) }))
  return <Select {...props} choices={choices} />
}
