import { useWatch } from 'react-hook-form'
import type { PlanEdition } from './usePlans.ts'
import { usePlans } from './usePlans.ts'

export interface PlanForm {
  readonly patient: number | undefined
  /** The plan that theirs replaces: undefined until it is known, null where there is none. */
  readonly current: PlanEdition | null | undefined
  /** What is known is being read again, and may be another one. */
  readonly isFetching: boolean
  readonly error: unknown
  readonly refetch: () => Promise<PlanEdition | null | undefined>
}

/** The patient of the form around, and what is known of their plan. */
export const usePlanForm = (): PlanForm => {
  const chosen: unknown = useWatch({ name: 'patient' })
  const patient = typeof chosen === 'number' ? chosen : undefined
  const { data, error, isFetching, refetch } = usePlans(patient, true)
  const currentIn = (editions: readonly PlanEdition[] | undefined) =>
    editions === undefined ? undefined : (editions[0] ?? null)
  return {
    patient,
    current: currentIn(data),
    isFetching,
    error,
    refetch: async () => currentIn((await refetch()).data),
  }
}
