import { useMemo } from 'react'
import type { InputProps } from '../generator/kinds/view.ts'
import { RefsInput } from '../generator/inputs/refs.tsx'
import type { RefsField } from '../generator/inputs/refs.tsx'
import { useGrantableRoles } from './useGrantableRoles.ts'

/** Roles to choose from: those that one may give to others. What is there already stays. */
export const GrantableRolesInput = (props: InputProps) => {
  const roles = useGrantableRoles()
  const only = useMemo(() => roles?.map(role => role.id) ?? [], [roles])
  return <RefsInput {...props as InputProps<RefsField>} only={only} />
}
