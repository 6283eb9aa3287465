import { PdfButton } from './PdfButton.tsx'

/** Saves an edition of a treatment plan as a PDF. */
export const PlanPdfButton = ({ id }: { readonly id: number }) =>
  <PdfButton needs={['treatmentPlan:get', 'project:options', 'patient:get']} run={async exporting => (await import('../exportPlanPdf.ts')).exportPlanPdf(id, exporting)} />
