import { useQuery } from '@tanstack/react-query'
import type { Identifier } from 'react-admin'
import type { EyeRecord } from '../../domain/eyeChart.ts'
import { useClient } from '../core/provider.ts'

/** One examination in short. */
export interface Examination extends EyeRecord {
  /** Those in charge, by name. */
  readonly staff: string | null
}

/** How a patient is doing; see resources/patients/patientOverview.ts. */
export interface Overview {
  readonly seesCases: boolean
  /** Id of the live case; null where there is none. */
  readonly case: number | null
  readonly number: string | null
  readonly reexamineOn: string | null
  readonly glasses: string | null
  readonly occlusion: string | null
  readonly recommendation: string | null
  readonly trainingFrequencyLabel: string | null
  readonly prescriptionCount: number | null
  /** Oldest first. */
  readonly records: readonly Examination[]
}

const none: Overview = {
  seesCases: false,
  case: null,
  number: null,
  reexamineOn: null,
  glasses: null,
  occlusion: null,
  recommendation: null,
  trainingFrequencyLabel: null,
  prescriptionCount: null,
  records: [],
}

/** Asks once for everything clinical that the cards of a patient's page show. */
export const useOverview = (id: Identifier | undefined) => {
  const client = useClient()
  return useQuery({
    queryKey: ['patient', 'overview', String(id)],
    enabled: id !== undefined,
    queryFn: async ({ signal }): Promise<Overview> => ({
      ...none,
      ...(await client.patient.overview({ id: id! }, { signal })),
    }),
  })
}
