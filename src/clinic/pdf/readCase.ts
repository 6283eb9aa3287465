import type { EyeRecord } from '../../../domain/eyeChart.ts'
import { readHead, readOne } from '../../core/pdf/exporting.ts'
import type { Exporting, DocumentType } from '../../core/pdf/exporting.ts'
import type { CaseData } from './caseReport.ts'

const perPage = 1000

/** A case with its patient and all its examinations. Rejects with an HttpError. */
export const readCase = async (exporting: Exporting, id: number, kind: DocumentType): Promise<CaseData> => {
  const record = await readOne(exporting, 'case', id)
  const patientId = Number(record['patient'])
  const [head, patient, { data }] = await Promise.all([
    readHead(exporting, patientId, kind),
    readOne(exporting, 'patient', patientId),
    exporting.provider.getList('caseRecord', {
      pagination: { page: 1, perPage },
      sort: { field: 'examinedOn', order: 'DESC' },
      filter: { case: id },
    }),
  ])
  return { head, patient, record, records: data as unknown as readonly EyeRecord[] }
}
