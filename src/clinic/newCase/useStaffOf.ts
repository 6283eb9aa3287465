import { useGetIdentity } from 'react-admin'
import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import type { Staff } from '../../shell/auth/SessionUser.ts'
import { useLatest } from '../../core/useLatest.ts'
import { inCharge } from './candidates.ts'

/** A child with whoever is in charge; of one who is made here nobody is yet. */
interface Entrusted {
  readonly id: number | 'new'
  readonly hospital?: number | undefined
}

/**
 * Who is in charge of the patient mostly is in charge of the case, and where nobody is, the doctor, nurse or trainer
 * who examines; unless somebody else was chosen here. Nobody typed it, so that it is nothing unsaved.
 */
export const useStaffOf = (patient: Entrusted | undefined): void => {
  const { setValue, getFieldState } = useFormContext()
  const { data: identity } = useGetIdentity()
  const own = identity?.['staff'] as Staff | undefined
  const { id, hospital } = patient ?? {}
  const named = (name: string): unknown =>
    (patient as Readonly<Record<string, unknown>> | undefined)?.[name] ??
    (own?.occupation === name && own.hospital === hospital ? own.id : null)
  const entrust = useLatest((isThere: boolean) =>
    inCharge.filter(name => !getFieldState(name).isDirty).forEach(name => setValue(name, isThere ? named(name) : null)),
  )
  useEffect(() => {
    if (id === undefined || hospital === undefined) return undefined
    entrust(true)
    return () => entrust(false)
  }, [id, hospital, own?.id, entrust])
}
