import type { RaRecord } from 'react-admin'
import { PdfButton } from '../../core/pdf/PdfButton.tsx'

/** Saves the receipt of a top-up as a PDF. */
export const ReceiptButton = ({ record }: { readonly record: RaRecord }) => (
  <PdfButton
    needs={['recharge:get', 'patient:get']}
    run={async exporting => (await import('../pdf/exportReceiptPdf.ts')).exportReceiptPdf(Number(record.id), exporting)}
  />
)
