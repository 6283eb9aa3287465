import { keptMeasures, movesOn, rollUpsOf, standsAlone } from '../statistics/rollUps.ts'
import type { RollUp } from '../statistics/rollUps.ts'
import { dimensionOf } from '../statistics/index.ts'
import type { AnyFacts } from '../statistics/index.ts'
import { camelCase, found, oneOf, when } from './Check.ts'
import type { Found } from './Check.ts'

/**
 * Tables and their indexes are named by facts and roll-up, a capital letter taking two characters; PostgreSQL cuts
 * names at 63.
 */
const isShort = (facts: AnyFacts, name: string): boolean =>
  `roll_up_${facts.name}_${name}_key`.replace(/[A-Z]/g, '__').length <= 63

/** Why rows of some facts cannot be summed up before anybody asks; none where they can. */
const factsMistakes = (facts: AnyFacts, place: string): Found[] => [
  ...when(
    facts.of.rows !== undefined || facts.day === undefined,
    place,
    `${facts.name} has no table whose rows are placed in time by a day`,
    "facts of a resource with a table, day: '…'",
  ),
  ...when(
    facts.of.visibility !== undefined,
    place,
    `not everybody in an organisation sees all rows of ${facts.of.name}, and sums cannot tell them apart`,
    'no roll-up',
  ),
  ...when(
    !standsAlone(facts.where),
    place,
    'which rows count follows from other rows, or from what day it is',
    'a condition on the fields of the row alone',
  ),
  ...when(keptMeasures(facts).length === 0, place, 'none of its measures adds up', 'no roll-up'),
]

const oneMistakes = (facts: AnyFacts, name: string, { by = [], each = [], per }: RollUp, place: string): Found[] => {
  const people = Object.values(facts.measures).flatMap(measure => (measure.is === 'distinct' ? [measure.field] : []))
  return [
    ...when(
      !camelCase.test(name) || !isShort(facts, name) || name === 'delta',
      place,
      'a roll-up is named in camel case, so short that its table can be named after it, and not delta',
      "daily: { per: 'day' }",
    ),
    ...when(per !== 'day' && per !== 'month', place, 'sums are kept for days or for months', "per: 'day'"),
    ...by
      .filter(one => dimensionOf(facts, one) === undefined)
      .map(one =>
        found(`${place}.by`, `${facts.name} has no dimension ${one}`, `by: [${oneOf(Object.keys(facts.by))}]`),
      ),
    ...by
      .filter(one => movesOn(dimensionOf(facts, one)))
      .map(one =>
        found(
          `${place}.by`,
          `the ${one} of a row is another one some day, without the row being written`,
          `without ${one}`,
        ),
      ),
    ...each
      .filter(one => !people.includes(one))
      .map(one =>
        found(
          `${place}.each`,
          `${facts.name} counts no distinct ${one}`,
          people.length > 0 ? `each: [${oneOf(people)}]` : 'without each',
        ),
      ),
    ...when(
      new Set(by).size < by.length || new Set(each).size < each.length,
      place,
      'something is named twice',
      'each once',
    ),
  ]
}

/** Everything that is wrong with the roll-ups of some facts. */
export const rollUpMistakes = (facts: AnyFacts, place: string): Found[] => {
  const declared = rollUpsOf(facts)
  return declared.length === 0
    ? []
    : [
        ...factsMistakes(facts, place),
        ...declared.flatMap(([name, one]) => oneMistakes(facts, name, one, `${place}.${name}`)),
      ]
}
