import { useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { ids } from '../../core/types/refs.tsx'
import type { InputProps } from '../../core/types/view.ts'
import { GrantableRolesInput } from '../GrantableRolesInput.tsx'
import { useGrantableRoles } from '../useGrantableRoles.ts'

/** Choosing a role fills in its default data scope, unless somebody chose another. */
const useDefaultScope = (source: string): void => {
  const { setValue, getValues } = useFormContext()
  const roles = useGrantableRoles()
  const chosen: unknown = useWatch({ name: source })
  const before = useRef<readonly number[]>(ids(chosen))
  const filled = useRef<string>(undefined)
  useEffect(() => {
    if (!roles) return
    const now = ids(chosen)
    const added = now.filter(id => !before.current.includes(id)).at(-1)
    before.current = now
    const scope = roles.find(role => role.id === added)?.dataScope
    const present: unknown = getValues('dataScope')
    const isFree = present === undefined || present === null || present === '' || present === filled.current
    if (!scope || !isFree) return
    filled.current = scope
    setValue('dataScope', scope, { shouldDirty: true, shouldTouch: true })
  }, [roles, chosen, getValues, setValue])
}

/** The roles of an operator. */
export const RolesInput = (props: InputProps) => {
  useDefaultScope(props.source)
  return <GrantableRolesInput {...props} />
}
