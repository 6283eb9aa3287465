import { isNeitherAmblyopic, trainingRecommendation } from '../../../domain/amblyopia.ts'
import type { EyeRecord } from '../../../domain/eyeChart.ts'
import { caseInfo } from '../../../resources/clinic/case.ts'
import { clinicalSections } from '../../../resources/clinic/clinicalFields.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import type { Pair, Part, Report, Section } from '../../core/pdf/Report.ts'
import { effectPairs } from './effectPairs.ts'
import { frame } from '../../core/pdf/frame.ts'
import { briefly, patientPairs } from './patientParts.ts'
import { pairsOf, sectionParts } from '../../core/pdf/recordParts.ts'
import { valuesTable } from './valuesTable.ts'
import type { Making, DocumentHead, Values, Words } from '../../core/pdf/Words.ts'

export interface CaseData {
  readonly head: DocumentHead
  readonly patient: Values
  /** The case with what its latest examination found. */
  readonly record: Values
  /** All examinations, in any order. */
  readonly records: readonly EyeRecord[]
}

const descriptor: AnyResource = caseInfo

/** Sections that say so where nothing was found, rather than being left out. */
const whole: ReadonlySet<string> = new Set(['vision', 'refraction', 'staff'])

const sectionOf = (name: string, parts: readonly Part[], { t }: Words): Section => ({
  title: t(`resources.case.sections.${name}`),
  parts,
})

/**
 * A case as a document: who it is, what the latest examination found in both eyes, what follows from it, and all
 * examinations.
 */
export const caseReport = ({ head, patient, record, records }: CaseData, words: Words, making: Making): Report => {
  const { t } = words
  const identity: Pair[] = [
    ...patientPairs(patient, [...briefly, 'mobile', 'guardianName', 'guardianMobile', 'hospital'], words, making),
    ...pairsOf(descriptor, ['number', 'examinedOn'], record, words),
  ]
  const corrected = { right: record['correctedRight'] as string | null, left: record['correctedLeft'] as string | null }
  const recommended = t(`app.clinical.recommendation.${trainingRecommendation(corrected)}`)
  const recommendation: Pair = {
    label: t('app.pdf.recommendation'),
    value: isNeitherAmblyopic(corrected) ? t('app.pdf.recommendedToHealthy', { text: recommended }) : recommended,
  }
  const conclusion: Part = {
    kind: 'pairs',
    pairs: [
      ...pairsOf(descriptor, ['levelRight', 'levelLeft'], record, words),
      ...effectPairs(records, words),
      recommendation,
    ],
  }
  const [vision, refraction, ...others] = clinicalSections.map(({ section, fields }) =>
    sectionOf(section, sectionParts(descriptor, fields, record, words, whole.has(section)), words),
  )
  return frame({
    words,
    making,
    head,
    title: 'app.pdf.case',
    about: [String(patient['name'] ?? ''), String(record['number'] ?? '')],
    sections: [
      { title: t('app.pdf.patient'), parts: [{ kind: 'pairs', pairs: identity }] },
      vision!,
      refraction!,
      { title: t('app.pdf.conclusion'), parts: [conclusion] },
      ...others,
      { title: t('app.pdf.records'), parts: records.length > 0 ? [valuesTable(records, words)] : [] },
    ],
  })
}
