import { dimensionOf, isDerived, measureOf, wayDownCondition } from '../../../resources/core/statistics/index.ts'
import type { AnyFacts } from '../../../resources/core/statistics/index.ts'
import { fieldOf } from '../../../resources/core/fields.ts'
import { isMoment } from '../../../resources/core/typeOf.ts'
import { conditionSql } from '../conditionSql.ts'
import type { Execution } from '../execution.ts'
import { checkListInput } from '../listQuery.ts'
import type { Filter } from '../listQuery.ts'
import type { Model } from '../model.ts'
import { oneOf, scopeConditions } from '../scope.ts'
import { sourceOf } from '../source.ts'
import { all, literal } from '../statement.ts'
import type { Statement } from '../statement.ts'
import { dayColumn, dimensionSql } from './dimensionSql.ts'
import type { Piece, Reading } from './Reading.ts'
import { toldConditions } from './told.ts'

const bounds = (
  facts: AnyFacts,
  model: Model,
  { from, to }: Piece,
  timeZone: string,
  statement: Statement,
): string[] => {
  if (facts.day === undefined) return []
  const column = `t.${model.column(facts.day)}`
  const at = (day: string, plus: number): string =>
    isMoment(fieldOf(facts.of, facts.day!))
      ? `((${statement.bind(day)}::date + ${plus})::timestamp at time zone ${literal(timeZone)})`
      : `(${statement.bind(day)}::date + ${plus})`
  return [
    ...(from === undefined ? [] : [`${column} >= ${at(from, 0)}`]),
    ...(to === undefined ? [] : [`${column} < ${at(to, 1)}`]),
  ]
}

/**
 * What a row contributes to each base: whether it is counted (`c`), what is summed up (`s`), the value that is looked
 * at (`v`).
 */
const contributions = (call: Execution, { facts, bases }: Reading, statement: Statement): string[] =>
  bases.flatMap((base, at) => {
    const measure = measureOf(facts, base)!
    const where = conditionSql(call.host.models, call.model, wayDownCondition(facts, base), statement, call.today)
    const value = 'field' in measure ? `t.${call.model.column(measure.field)}` : '1'
    const only = (sql: string): string => (where.length === 0 ? sql : `case when ${all(where)} then ${sql} end`)
    switch (measure.is) {
      case 'count':
        return [`${only('1')} as c${at}`]
      case 'sum':
        return [`${only(value)} as s${at}`]
      case 'average':
        return [`${only(value)} as s${at}`, `case when ${all([`${value} is not null`, ...where])} then 1 end as c${at}`]
      default:
        return [`${value} as v${at}`, `${only('1')} as c${at}`]
    }
  })

/**
 * The first day of the step that a day lies in, or the day itself where it is one; null before the range, where what
 * stood there is asked for too.
 */
export const periodSql = (
  { step, range, isBalance }: Reading,
  day: string,
  statement: Statement,
  isFirst = false,
): string[] => {
  if (step === undefined) return []
  const begin = isFirst ? day : `date_trunc(${literal(step)}, (${day})::timestamp)::date`
  return [`${isBalance ? `case when ${day} >= ${statement.bind(range!.from)}::date then ${begin} end` : begin} as p`]
}

/** Conditions on dimensions, each by its expression. */
export const filtersSql = (
  { facts, filters }: Reading,
  expression: (name: string) => string,
  statement: Statement,
): string[] =>
  Object.entries(filters).map(([name, values]) =>
    oneOf(
      `(${expression(name)})`,
      values.map(value => (typeof value === 'number' && isGroup(facts, name) ? String(value) : value)),
      statement,
    ),
  )

/** Groups of numbers are texts in SQL, as one of them is a word. */
const isGroup = (facts: AnyFacts, name: string): boolean => {
  const dimension = dimensionOf(facts, name)
  return typeof dimension === 'object' && (dimension.is === 'bands' || dimension.is === 'ranges')
}

/** Filters by what is a field as such and by the days, for a query that its rows come from: it works out no others. */
const queryFilters = ({ facts, filters }: Reading, { from, to }: Piece): Filter[] => [
  ...Object.entries(filters).flatMap(([name, values]): Filter[] => {
    const dimension = dimensionOf(facts, name)!
    return isDerived(dimension) ? [] : [{ is: 'anyOf', name: dimension, field: fieldOf(facts.of, dimension)!, values }]
  }),
  ...(facts.day === undefined || (from === undefined && to === undefined)
    ? []
    : [{ is: 'between', name: facts.day, field: fieldOf(facts.of, facts.day)!, from, to } as const]),
]

/** The rows of some days that count, by scope and filters, with what they are grouped by and what they contribute. */
export const factRows = async (
  call: Execution,
  reading: Reading,
  piece: Piece,
  statement: Statement,
): Promise<string> => {
  const { facts, by, range } = reading
  const {
    model,
    timeZone,
    host: { models },
  } = call
  const asked = await checkListInput(call, {
    input: facts.takesRange && range ? { ...range } : {},
    filters: queryFilters(reading, piece),
    ids: undefined,
    timeZone,
  })
  const source = (await sourceOf(call, asked))(statement)
  // A dimension or a measure looks at a value several times: what is worked out is worked out once for each row.
  const from = model.isStored ? source : `(select * from ${source} t offset 0)`
  const dimension = (name: string): string =>
    dimensionSql(facts, model, dimensionOf(facts, name)!, timeZone, call.today)
  const columns = [
    '1 as n',
    ...(facts.day === undefined ? [] : periodSql(reading, dayColumn(facts, model, facts.day, timeZone), statement)),
    ...by.map((name, at) => `${dimension(name)} as k${at}`),
    ...contributions(call, reading, statement),
  ]
  const where = all([
    ...scopeConditions(call, model, statement),
    ...toldConditions(call, facts, model, statement),
    ...(model.isLogical ? ['not t."deleted"'] : []),
    ...conditionSql(models, model, facts.where, statement, call.today),
    ...bounds(facts, model, piece, timeZone, statement),
    ...filtersSql(reading, dimension, statement),
  ])
  return `select ${columns.join(', ')} from ${from} t where ${where}`
}
