import { useGetIdentity } from 'react-admin'
import { useMemo } from 'react'
import { isWritable } from '../../../resources/core/fields.ts'
import type { AnyResource } from '../../../resources/core/index.ts'

/** Values by field. */
export type Beginning = Readonly<Record<string, unknown>>

const nothing: Beginning = {}

/**
 * What a new record of an operator begins with who has one organisation alone: that. Undefined until it is known who
 * signed in.
 */
export const useOwnBeginning = ({ fields, scopedBy }: AnyResource): Beginning | undefined => {
  const { data: identity, isPending } = useGetIdentity()
  const only: unknown = identity?.['onlyOrganisation']
  return useMemo(() => {
    if (isPending) return undefined
    const field = Object.hasOwn(fields, scopedBy) ? fields[scopedBy] : undefined
    const isChosen = field !== undefined && isWritable(field) && field.follows === undefined
    return isChosen && typeof only === 'number' ? { [scopedBy]: only } : nothing
  }, [fields, scopedBy, only, isPending])
}
