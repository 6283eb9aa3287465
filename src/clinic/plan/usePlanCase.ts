import { trainingRecommendation } from '../../../domain/amblyopia.ts'
import type { BothEyes, Recommendation } from '../../../domain/amblyopia.ts'
import { useMay } from '../../core/useMay.ts'
import { useOverview } from '../useOverview.ts'
import type { Examination, Overview } from '../useOverview.ts'

/** What the latest examination of a patient found, as far as the operator may know it. */
export interface PlanCase {
  /** What is known; undefined until it is, and for whom may not read cases. */
  readonly overview: Overview | undefined
  readonly first: Examination | undefined
  readonly latest: Examination | undefined
  /** Corrected vision at the latest examination. */
  readonly vision: BothEyes | undefined
  readonly recommendation: Recommendation
  /** Cases of this patient can be read. */
  readonly isAllowed: boolean
  readonly error: Error | null
  readonly retry: () => void
}

/** The case that a patient's plan is made for. Asks nothing without a patient. */
export const usePlanCase = (patient: number | undefined): PlanCase => {
  const may = useMay()
  const mayRead = may('patient', 'overview') === true && may('case', 'get') === true
  const { data, error, refetch } = useOverview(mayRead ? patient : undefined)
  const latest = data?.records.at(-1)
  const vision = latest && { right: latest.correctedRight, left: latest.correctedLeft }
  return {
    overview: data,
    first: data?.records[0],
    latest,
    vision,
    recommendation: vision ? trainingRecommendation(vision) : 'notMeasured',
    isAllowed: mayRead && patient !== undefined && data?.seesCases !== false,
    error: data ? null : error,
    retry: () => void refetch(),
  }
}
