import type { Execution } from '../execution.ts'
import { seesEveryRow } from '../visibility.ts'
import { factsIn } from './Asked.ts'
import type { Asked } from './Asked.ts'
import { isToldOwn } from './told.ts'

/**
 * What makes two questions the same: all that is asked, whatever that has come to be, and for whom. Of what nobody is
 * told follows from these.
 */
export const questionKey = (call: Execution, asked: Asked): string => {
  const { report, measures, sort, filters, filterTexts: _texts, chosen, branches, untold: _untold, ...others } = asked
  const { host, operator, language, today, timeZone } = call
  // Some are told own figures alone, and of some resources each sees other rows.
  const who = factsIn(asked).some(
    facts => isToldOwn(call, facts) || !seesEveryRow(host.models.of(facts.of.name), operator),
  )
    ? operator?.id
    : undefined
  return JSON.stringify([
    report.name,
    measures.map(({ whole }) => whole),
    sort?.whole,
    ...[filters, chosen, branches].map(some => Object.entries(some).sort(([one], [other]) => (one < other ? -1 : 1))),
    others,
    operator?.scope,
    who,
    language,
    today,
    timeZone,
  ])
}
