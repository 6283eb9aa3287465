import { useMemo } from 'react'
import type { AnyCondition } from '../../../resources/core/condition.ts'
import { RefInput } from '../../core/inputs/ref.tsx'
import type { InputProps } from '../../core/index.ts'
import type { FieldOfType } from '../../core/types/view.ts'
import { useVisitPatient } from './visitPatient.ts'

/** Staff of the child's organisation: no others may be named. */
export const StaffInput = (props: InputProps) => {
  const { hospital } = useVisitPatient()
  const narrow = useMemo<AnyCondition | undefined>(
    () => (hospital === undefined ? undefined : { hospital }),
    [hospital],
  )
  return <RefInput {...(props as InputProps<FieldOfType<'ref'>>)} {...(narrow ? { narrow } : {})} />
}
