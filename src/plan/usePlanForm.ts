import { useWatch } from 'react-hook-form'
import type { PlanEdition } from './usePlans.ts'
import { usePlans } from './usePlans.ts'

/** The patient of the form around, and the plan that theirs replaces: undefined until it is known, null where there is none. */
export const usePlanForm = (): { readonly patient: number | undefined; readonly current: PlanEdition | null | undefined; readonly refetch: () => Promise<PlanEdition | null> } => {
  const chosen: unknown = useWatch({ name: 'patient' })
  const patient = typeof chosen === 'number' ? chosen : undefined
  const { data, refetch } = usePlans(patient, true)
  return { patient, current: data === undefined ? undefined : data[0] ?? null, refetch: async () => (await refetch()).data?.[0] ?? null }
}
