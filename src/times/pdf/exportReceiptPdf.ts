import { receiptReport } from './receiptReport.ts'
import { readHead, readOne, save } from '../../core/pdf/exporting.ts'
import type { Exporting } from '../../core/pdf/exporting.ts'

/** Saves the receipt of a top-up; answers the characters that its font lacks. Rejects with an HttpError. */
export const exportReceiptPdf = async (id: number, exporting: Exporting): Promise<readonly string[]> => {
  const recharge = await readOne(exporting, 'recharge', id)
  const patientId = Number(recharge['patient'])
  const [head, patient] = await Promise.all([
    readHead(exporting, patientId, 'receipt'),
    readOne(exporting, 'patient', patientId),
  ])
  return save(
    receiptReport(
      { head: { ...head, organisation: String(recharge['hospitalLabel'] ?? head.organisation) }, patient, recharge },
      exporting.words,
      exporting.making,
    ),
    exporting,
    'receipt',
    recharge['number'],
  )
}
