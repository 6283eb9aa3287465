import type { RaRecord } from 'react-admin'
import { PdfButton } from '../../core/pdf/PdfButton.tsx'

/** Saves an edition of a treatment plan as a PDF. */
export const PlanPdfButton = ({ record }: { readonly record: RaRecord }) => (
  <PdfButton
    needs={['treatmentPlan:get', 'project:options', 'patient:get']}
    run={async exporting => (await import('./exportPlanPdf.ts')).exportPlanPdf(Number(record.id), exporting)}
  />
)
