import { useQuery } from '@tanstack/react-query'
import type { RaRecord } from 'react-admin'
import type { PlanMinutes } from '../../../domain/planMinutes.ts'
import { useProvider } from '../../core/provider.ts'
import { planItems } from './planItems.ts'

/** An edition of a patient's plan. */
export interface PlanEdition {
  readonly id: number
  readonly number: string
  readonly edition: number
  readonly startsOn: string
  readonly endedOn: string | null
  readonly current: boolean
  readonly minutes: number
  readonly items: readonly PlanMinutes[]
  readonly remark: string | null
  readonly by: string
  /** Moment of saving. */
  readonly savedAt: string
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** An edition as a record of the server says it. */
export const toEdition = (record: RaRecord): PlanEdition => ({
  id: Number(record.id),
  number: text(record['number']),
  edition: Number(record['edition']),
  startsOn: text(record['startsOn']),
  endedOn: text(record['endedOn']) || null,
  current: record['current'] === true,
  minutes: Number(record['minutes']),
  items: planItems(record['items']),
  remark: text(record['remark']) || null,
  by: text(record['createdByLabel']),
  savedAt: text(record['createdAt']),
})

const most = 100

/** The editions of a patient's plan, the latest first; with `current` that alone. Asks nothing without a patient. */
export const usePlans = (patient: number | undefined, current = false) => {
  const provider = useProvider()
  return useQuery({
    queryKey: ['treatmentPlan', 'ofPatient', patient, current],
    enabled: patient !== undefined,
    queryFn: async ({ signal }): Promise<PlanEdition[]> => {
      const { data } = await provider.getList('treatmentPlan', {
        pagination: { page: 1, perPage: current ? 1 : most },
        sort: { field: 'id', order: 'DESC' },
        filter: { patient, ...(current ? { current: true } : {}) },
        signal,
      })
      return data.map(toEdition).sort((a, b) => b.edition - a.edition)
    },
  })
}
