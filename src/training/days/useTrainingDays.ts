import { useQuery } from '@tanstack/react-query'
import type { Identifier } from 'react-admin'
import type { ReplyOf } from '../../../resources/core/index.ts'
import type { patient } from '../../../resources/patients/patient.ts'
import { useClient } from '../../core/provider.ts'

export type TrainingDays = ReplyOf<typeof patient, 'trainingDays'>

/** Asks what a patient trained in the last days. */
export const useTrainingDays = (id: Identifier) => {
  const client = useClient()
  return useQuery({
    queryKey: ['patient', 'trainingDays', String(id)],
    queryFn: async ({ signal }): Promise<TrainingDays> => {
      const { days, last = null } = await client.patient.trainingDays({ id }, { signal })
      return { days, last }
    },
  })
}
