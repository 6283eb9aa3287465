import { useGetList } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { useMemo } from 'react'
import type { patient } from '../../../resources/business/patient.ts'
import type { InferRecord } from '../../../resources/schema/index.ts'
import { useCanSee } from '../../generator/rights.tsx'

export type Patient = InferRecord<typeof patient> & { readonly id: number; readonly hospitalLabel?: string }

/** Why a patient may have no new case. */
export type Hinder = 'case' | 'demo' | 'selfService'

/** A patient as the search offers it. */
export interface Candidate {
  readonly patient: Patient
  readonly hinder: Hinder | undefined
  /** The case that there is already. */
  readonly caseId: number | undefined
}

const shown = 20
const most = 100

/** Patients as candidates for a case: with the case that they have, or what else is in the way. */
const useCandidatesOf = (patients: readonly Patient[] | undefined): Candidate[] | undefined => {
  const canSee = useCanSee()
  const ids = (patients ?? []).map(({ id }) => id)
  const enabled = ids.length > 0 && canSee('case', 'list')
  const { data: cases, isPending } = useGetList<RaRecord>('case', {
    pagination: { page: 1, perPage: most }, sort: { field: 'id', order: 'ASC' }, filter: { patient: ids },
  }, { enabled, retry: false })
  return useMemo(() => {
    if (!patients || (enabled && isPending)) return undefined
    const caseOf = new Map((cases ?? []).map(one => [Number(one['patient']), Number(one.id)]))
    return patients.map(one => {
      const caseId = caseOf.get(one.id)
      const hinder = one.type === 'demo' ? 'demo' : one.origin === 'selfService' ? 'selfService' : caseId === undefined ? undefined : 'case'
      return { patient: one, hinder, caseId }
    })
  }, [patients, cases, enabled, isPending])
}

/** The patients that a search finds, by name, account, pinyin or initials. */
export const useCandidates = (text: string, enabled: boolean): Candidate[] | undefined => {
  const { data } = useGetList<Patient>('patient', {
    pagination: { page: 1, perPage: shown }, sort: { field: 'id', order: 'DESC' }, filter: text === '' ? {} : { q: text },
  }, { enabled, retry: false, placeholderData: previous => previous })
  const found = useCandidatesOf(data)
  // Whoever may have one is what is looked for.
  return useMemo(() => found?.toSorted((a, b) => Number(a.hinder !== undefined) - Number(b.hinder !== undefined)), [found])
}

const none: Patient[] = []

/** The patient of an id; null where there is none, undefined while it is not known. */
export const useCandidate = (id: number | undefined): Candidate | null | undefined => {
  const { data, error } = useGetList<Patient>('patient', {
    pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'DESC' }, filter: { id: [id] },
  }, { enabled: id !== undefined, retry: false })
  const found = useMemo(() => data?.filter(one => one.id === id), [data, id])
  const candidates = useCandidatesOf(error ? none : found)
  if (id === undefined) return undefined
  return candidates && (candidates[0] ?? null)
}
