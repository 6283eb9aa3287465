import { askReport, suitingStep } from '../../../resources/core/statistics/index.ts'
import type { View } from '../../../resources/core/statistics/address.ts'
import { partQuery, partsOf } from '../../../resources/core/statistics/partQuery.ts'
import type { Execution } from '../execution.ts'
import { factsIn } from './Asked.ts'
import type { Asked } from './Asked.ts'
import { checkReport } from './checkReport.ts'
import { questionKey } from './questionKey.ts'

/**
 * A question with those of all other parts of its page that look at the same rows, where no table holds these: to work
 * them out is most of what a part costs, and a page asks for all of its parts. Alone where it is none of a page's.
 */
export const askedTogether = async (call: Execution, asked: Asked): Promise<readonly Asked[]> => {
  const { report, range, step, compare, compareRange, unit, filters, filterTexts, chosen } = asked
  const facts = factsIn(asked)
  const isWorkedOut = facts.every(({ of }) => !call.host.models.of(of.name).isStored)
  if (!isWorkedOut || range === null || Object.keys(chosen).length > 0) return [asked]
  // Filters are read already, and for all parts they are the same. What is not cut into steps does not say into which
  // its page cuts others: into those that suit, unless somebody chose.
  const view: View = {
    choice: 'free',
    range,
    step: step ?? suitingStep(range),
    isStepChosen: false,
    compare,
    ...(compareRange ? { compareRange } : {}),
    filters: {},
  }
  const questions: Asked[] = []
  for (const [, part] of partsOf(report, { filters: filterTexts })) {
    // Some have a range of their own, and rows that stand in a list are asked of that.
    if (part.part === 'largest' || (part.part === 'figures' && part.range !== undefined)) continue
    const beside = {
      ...(await checkReport(call, report, askReport(partQuery(report, part, view)))),
      filters,
      filterTexts,
    }
    const others = factsIn(beside)
    if (others.length === facts.length && others.every(one => facts.includes(one)))
      questions.push(compare.includes('previous') ? { ...beside, unit } : beside)
  }
  const key = questionKey(call, asked)
  return questions.some(one => questionKey(call, one) === key) ? questions : [asked]
}
