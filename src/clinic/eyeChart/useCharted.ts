import { useQuery } from '@tanstack/react-query'
import type { EyeRecord } from '../../../domain/eyeChart.ts'
import { useClient } from '../../core/provider.ts'

/** What the chart is drawn from, and whose it is. */
export interface Charted {
  readonly patient: number
  readonly patientLabel: string
  readonly number: string | null
  readonly records: readonly EyeRecord[]
}

/** All examinations of a case: read once, as choosing among them is no further look. */
export const useCharted = (id: number | undefined) => {
  const client = useClient()
  return useQuery({
    queryKey: ['case', 'getEyeChart', id],
    enabled: id !== undefined,
    queryFn: async ({ signal }) => await client.case.getEyeChart({ id: id! }, { signal }),
  })
}
