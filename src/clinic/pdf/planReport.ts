import { planTotals } from '../../../domain/planMinutes.ts'
import { planEyes } from '../../../domain/eyes.ts'
import type { PlanMinutes } from '../../../domain/planMinutes.ts'
import { treatmentPlan } from '../../../resources/clinic/treatmentPlan.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import { planItems } from '../plan/planItems.ts'
import type { Part, Report } from '../../core/pdf/Report.ts'
import { frame } from '../../core/pdf/frame.ts'
import { briefly, patientPairs } from './patientParts.ts'
import { pairsOf } from '../../core/pdf/recordParts.ts'
import type { Making, DocumentHead, Values, Words } from '../../core/pdf/Words.ts'

export interface PlanData {
  readonly head: DocumentHead
  readonly patient: Values
  readonly plan: Values
  /** What the projects of the plan are called, by their ids. */
  readonly projects: ReadonlyMap<number, string>
}

const descriptor: AnyResource = treatmentPlan

/** Minutes a day by eye, nothing where none are set, and all of them. */
const sums = (items: readonly PlanMinutes[]): string[] => {
  const totals = planTotals(items)
  return [...planEyes.map(eye => (totals[eye] > 0 ? String(totals[eye]) : '')), String(totals.day)]
}

/** Projects and eyes as a grid of minutes a day, with the sums of both. */
const grid = ({ plan, projects }: PlanData, { t }: Words): Part => {
  const items = planItems(plan['items']).filter(({ minutes }) => minutes > 0)
  const rows = [...new Set(items.map(({ project }) => project))].map(project => [
    projects.get(project) ?? `#${project}`,
    ...sums(items.filter(item => item.project === project)),
  ])
  return {
    kind: 'table',
    columns: [
      { title: t('resources.treatmentPlan.items.items.fields.project'), width: 34 },
      ...planEyes.map(eye => ({
        title: t(`resources.treatmentPlan.items.items.choices.eye.${eye}`),
        width: 15,
        align: 'center' as const,
      })),
      { title: t('app.pdf.total'), width: 14, align: 'right' },
    ],
    rows,
    total: [t('app.pdf.total'), ...sums(items)],
  }
}

/** An edition of a treatment plan as a document to be signed: projects and eyes in minutes a day. */
export const planReport = (data: PlanData, words: Words, making: Making): Report => {
  const { head, patient, plan } = data
  const { t } = words
  const remark = String(plan['remark'] ?? '').trim()
  return frame({
    words,
    making,
    head,
    title: 'app.pdf.plan',
    about: [String(patient['name'] ?? ''), String(plan['number'] ?? '')],
    sections: [
      {
        title: t('app.pdf.patient'),
        parts: [{ kind: 'pairs', pairs: patientPairs(patient, [...briefly, 'doctor', 'trainer'], words, making) }],
      },
      {
        title: t('resources.treatmentPlan.sections.plan'),
        parts: [
          { kind: 'pairs', pairs: pairsOf(descriptor, ['number', 'edition', 'startsOn', 'endedOn'], plan, words) },
        ],
      },
      { title: t('app.pdf.minutes'), parts: [grid(data, words)] },
      {
        parts: remark === '' ? [] : [{ kind: 'text', label: t('resources.treatmentPlan.fields.remark'), text: remark }],
      },
      {
        parts: [
          {
            kind: 'signatures',
            labels: [t('app.pdf.signatures.staff'), t('app.pdf.signatures.guardian'), t('app.pdf.signatures.date')],
          },
        ],
      },
    ],
  })
}
