import { planReport } from './planReport.ts'
import { readHead, readOne, save } from '../../core/pdf/exporting.ts'
import type { Exporting } from '../../core/pdf/exporting.ts'

const projectsOf = (plan: Readonly<Record<string, unknown>>): number[] => [
  ...new Set(
    (Array.isArray(plan['items']) ? (plan['items'] as { readonly project: number }[]) : []).map(
      ({ project }) => project,
    ),
  ),
]

/**
 * Saves an edition of a treatment plan as a PDF; answers the characters that its font lacks. Rejects with an HttpError.
 */
export const exportPlanPdf = async (id: number, exporting: Exporting): Promise<readonly string[]> => {
  const plan = await readOne(exporting, 'treatmentPlan', id)
  const patientId = Number(plan['patient'])
  const [head, patient, { data }] = await Promise.all([
    readHead(exporting, patientId, 'plan'),
    readOne(exporting, 'patient', patientId),
    exporting.provider.getMany('project', { ids: projectsOf(plan), meta: { options: true } }),
  ])
  const projects = new Map(data.map(project => [Number(project['id']), String(project['label'])]))
  return save(
    planReport({ head, patient, plan, projects }, exporting.words, exporting.making),
    exporting,
    'plan',
    plan['number'],
  )
}
