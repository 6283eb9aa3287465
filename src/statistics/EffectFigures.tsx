import { effectAnalysis } from '../../resources/statistics/reports/effectAnalysis.ts'
import { ListFigures } from '../core/report/ListFigures.tsx'

/** How many patients the list of effects has, and how many of them were helped. */
export const EffectFigures = () => <ListFigures report={effectAnalysis} part="sums" />
