import { useGetList } from 'react-admin'
import { useMemo } from 'react'
import type { InferRecord } from '../../../resources/core/index.ts'
import type { caseRecord } from '../../../resources/clinic/caseRecord.ts'
import { useCanSee } from '../../core/rights.tsx'

/** An examination as it is kept. */
export type CaseRecord = InferRecord<typeof caseRecord> & { readonly id: number; readonly doctorLabel?: string }

/** Nobody is examined more often. */
const most = 1000

export interface CaseRecords {
  /** The first one first; none while they are not known. */
  readonly records: readonly CaseRecord[]
  readonly isKnown: boolean
  /** Why they could not be read; null where they could, or are still to be. */
  readonly error: Error | null
  readonly refetch: () => void
  /** Without the right to read them nothing is asked, and nothing known. */
  readonly isAllowed: boolean
}

/** All examinations of a case. */
export const useCaseRecords = (caseId: number | undefined): CaseRecords => {
  const canSee = useCanSee()
  const isAllowed = canSee('caseRecord', 'list')
  const { data, error, refetch } = useGetList<CaseRecord>(
    'caseRecord',
    {
      pagination: { page: 1, perPage: most },
      sort: { field: 'examinedOn', order: 'ASC' },
      filter: { case: caseId, deleted: 'all', withdrawn: false },
    },
    { enabled: caseId !== undefined && isAllowed, retry: false },
  )
  const records = useMemo(
    () => (data ?? []).filter(record => record.case === caseId).sort((a, b) => (a.examinedOn < b.examinedOn ? -1 : 1)),
    [data, caseId],
  )
  return {
    records,
    isKnown: data !== undefined,
    error: data === undefined ? error : null,
    refetch: () => void refetch(),
    isAllowed,
  }
}

/** The last examination before a date. */
export const lastBefore = (records: readonly CaseRecord[], date: string | undefined): CaseRecord | undefined =>
  date ? records.filter(record => record.examinedOn < date).at(-1) : undefined
