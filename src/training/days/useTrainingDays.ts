import { useQuery } from '@tanstack/react-query'
import type { Identifier } from 'react-admin'
import type { TrainingDay } from '../../../resources/training/trainingDays.ts'
import { useProvider } from '../../core/provider.ts'

export interface TrainingDays {
  readonly days: readonly TrainingDay[]
  /** The last day with training, however long ago. */
  readonly last: string | null
}

/** Asks what a patient trained in the last days. */
export const useTrainingDays = (id: Identifier) => {
  const provider = useProvider()
  return useQuery({
    queryKey: ['patient', 'trainingDays', String(id)],
    queryFn: async ({ signal }) => {
      const { days, last = null } = (await provider.act('patient', 'trainingDays', { id }, { signal })).data as Pick<TrainingDays, 'days'> & Partial<TrainingDays>
      return { days, last }
    },
  })
}
