import { useMemo } from 'react'
import type { InputProps } from '../core/types/view.ts'
import { RefsInput } from '../core/inputs/refs.tsx'
import type { RefsField } from '../core/inputs/refs.tsx'
import { useGrantableRoles } from './useGrantableRoles.ts'

/** Roles to choose from: those that one may give to others. What is there already stays. */
export const GrantableRolesInput = (props: InputProps) => {
  const roles = useGrantableRoles()
  const only = useMemo(() => roles?.map(role => role.id) ?? [], [roles])
  return <RefsInput {...(props as InputProps<RefsField>)} only={only} />
}
