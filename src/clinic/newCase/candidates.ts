import { useGetList } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { useMemo } from 'react'
import { patient } from '../../../resources/patients/patient.ts'
import type { InferRecord } from '../../../resources/core/index.ts'
import { useMay } from '../../core/useMay.ts'
import { unavailableReasonOf } from '../visit/caseFor.ts'

export type Patient = InferRecord<typeof patient> & { readonly id: number; readonly hospitalLabel?: string }

/** The fields that say who is in charge, of a patient as of a case. */
export const inCharge: readonly string[] = patient.staff ?? []

/** A patient as the search offers it. */
export interface Candidate {
  readonly patient: Patient
  /**
   * Why they may have no new case: `case` where they have one, else the value that is in the way; undefined where
   * nothing is.
   */
  readonly unavailable: string | undefined
  /** The case that there is already. */
  readonly caseId: number | undefined
}

const shown = 20
const most = 100

/** Patients as candidates for a case: with the case that they have, or what else is in the way. */
const useCandidatesOf = (patients: readonly Patient[] | undefined): Candidate[] | undefined => {
  const may = useMay()
  const ids = (patients ?? []).map(({ id }) => id)
  const enabled = ids.length > 0 && may('case', 'list') === true
  const { data: cases, isPending } = useGetList<RaRecord>(
    'case',
    {
      pagination: { page: 1, perPage: most },
      sort: { field: 'id', order: 'ASC' },
      filter: { patient: ids },
    },
    { enabled, retry: false },
  )
  return useMemo(() => {
    if (!patients || (enabled && isPending)) return undefined
    const caseOf = new Map((cases ?? []).map(one => [Number(one['patient']), Number(one.id)]))
    return patients.map(one => {
      const caseId = caseOf.get(one.id)
      return {
        patient: one,
        unavailable: unavailableReasonOf(one) ?? (caseId === undefined ? undefined : 'case'),
        caseId,
      }
    })
  }, [patients, cases, enabled, isPending])
}

/** Candidates, and what is known while there are none: why they could not be read, and how to try again. */
interface Found<T> {
  readonly found: T | undefined
  readonly error: unknown
  readonly retry: () => void
}

/** The patients that a search finds, by name, account, pinyin or initials. */
export const useCandidates = (text: string, isOpen: boolean): Found<Candidate[]> => {
  const may = useMay()
  const { data, error, refetch } = useGetList<Patient>(
    'patient',
    {
      pagination: { page: 1, perPage: shown },
      sort: { field: 'id', order: 'DESC' },
      filter: text === '' ? {} : { q: text },
    },
    { enabled: isOpen && may('patient', 'list') === true, retry: false, placeholderData: previous => previous },
  )
  const candidates = useCandidatesOf(data)
  // Whoever may have one is what is looked for.
  const found = useMemo(
    () => candidates?.toSorted((a, b) => Number(a.unavailable !== undefined) - Number(b.unavailable !== undefined)),
    [candidates],
  )
  return { found, error, retry: () => void refetch() }
}

/** The patient of an id; null where there is none, undefined while it is not known. */
export const useCandidate = (id: number | undefined): Found<Candidate | null> => {
  const may = useMay()
  const { data, error, refetch } = useGetList<Patient>(
    'patient',
    {
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'id', order: 'DESC' },
      filter: { id: [id] },
    },
    { enabled: id !== undefined && may('patient', 'list') === true, retry: false },
  )
  const patients = useMemo(() => data?.filter(one => one.id === id), [data, id])
  const candidates = useCandidatesOf(patients)
  return {
    found: id === undefined ? undefined : candidates && (candidates[0] ?? null),
    error: id === undefined ? null : error,
    retry: () => void refetch(),
  }
}
