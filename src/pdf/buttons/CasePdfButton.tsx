import { PdfButton } from './PdfButton.tsx'

/** Saves a case as a PDF. */
export const CasePdfButton = ({ id }: { readonly id: number }) =>
  <PdfButton needs={['case:get', 'caseRecord:list', 'patient:get']} run={async exporting => (await import('../exportCasePdf.ts')).exportCasePdf(id, exporting)} />
