import { expect, test } from 'vitest'
import { namedMeasure } from '../../../resources/core/statistics/declared.ts'
import { measureOf } from '../../../resources/core/statistics/index.ts'
import type { AnyReport } from '../../../resources/core/statistics/index.ts'
import { unitOf } from '../../../resources/core/statistics/units.ts'
import { reports } from '../../../resources/index.ts'

/** What a measure is the middle of; undefined where it counts or sums up. */
const middleOf = (report: AnyReport, whole: string): string | undefined => {
  const { facts, name } = namedMeasure(report, whole)
  const measure = measureOf(facts, name)
  const isMiddle = measure?.is === 'average' || measure?.is === 'quantile'
  return isMiddle && unitOf(facts, name).is === 'number' ? `${facts.name}.${measure.field}` : undefined
}

test('no axis has the middles of two things: one is of hundreds and the other of a few', () => {
  const crowded = Object.values<AnyReport>(reports).flatMap(report =>
    Object.entries(report.parts).flatMap(([name, part]) => {
      // A scatter has an axis for each.
      if (part.part !== 'chart' || part.as === 'scatter') return []
      const middles = new Set(part.measures.map(measure => middleOf(report, measure)).filter(Boolean))
      return middles.size > 1 ? [`${report.name}.${name}: ${[...middles].join(', ')}`] : []
    }),
  )
  expect(crowded).toEqual([])
})
