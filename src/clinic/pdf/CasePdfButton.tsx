import type { RaRecord } from 'react-admin'
import { PdfButton } from '../../core/pdf/PdfButton.tsx'

/** Saves a case as a PDF. */
export const CasePdfButton = ({ record }: { readonly record: RaRecord }) => (
  <PdfButton
    needs={['case:get', 'caseRecord:list', 'patient:get']}
    run={async exporting => (await import('./exportCasePdf.ts')).exportCasePdf(Number(record.id), exporting)}
  />
)
