import { useGetList } from 'react-admin'
import { useMemo } from 'react'
import type { InferRecord } from '../../resources/schema/index.ts'
import type { caseRecord } from '../../resources/business/caseRecord.ts'
import { useCanSee } from '../generator/rights.tsx'

/** An examination as it is kept. */
export type CaseRecord = InferRecord<typeof caseRecord> & { readonly id: number; readonly doctorLabel?: string }

/** Nobody is examined more often. */
const most = 1000

/** All examinations of a case, the first one first; none, and not known, while they are not there, or may not be read. */
export const useRecords = (caseId: number | undefined): { readonly records: readonly CaseRecord[]; readonly isKnown: boolean } => {
  const canSee = useCanSee()
  const enabled = caseId !== undefined && canSee('caseRecord', 'list')
  const { data } = useGetList<CaseRecord>('caseRecord', {
    pagination: { page: 1, perPage: most }, sort: { field: 'examinedOn', order: 'ASC' }, filter: { case: caseId, deleted: 'all' },
  }, { enabled, retry: false })
  const records = useMemo(() => (data ?? []).filter(record => record.case === caseId).sort((a, b) => (a.examinedOn < b.examinedOn ? -1 : 1)), [data, caseId])
  return { records, isKnown: data !== undefined }
}

/** The last examination before a date. */
export const lastBefore = (records: readonly CaseRecord[], date: string | undefined): CaseRecord | undefined =>
  (date ? records.filter(record => record.examinedOn < date).at(-1) : undefined)
