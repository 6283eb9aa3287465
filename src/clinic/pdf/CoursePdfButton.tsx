import type { ChartChoice } from '../../../domain/eyeChart.ts'
import { PdfButton } from '../../core/pdf/PdfButton.tsx'

/** Saves the course of a case as a PDF: what of the eye chart is shown. */
export const CoursePdfButton = ({ id, choice }: { readonly id: number; readonly choice?: ChartChoice }) => (
  <PdfButton
    needs={['case:get', 'caseRecord:list', 'patient:get']}
    run={async exporting => (await import('./exportCoursePdf.ts')).exportCoursePdf(id, exporting, choice)}
  />
)
