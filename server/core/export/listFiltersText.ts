import { fieldLabel } from '../../../resources/core/fieldLabel.ts'
import type { Field } from '../../../resources/core/index.ts'
import { isCalendarDate } from '../../../domain/calendar.ts'
import { isMoment, typeOf } from '../../../resources/core/typeOf.ts'
import type { Execution } from '../execution.ts'
import type { Filter, ListQuery } from '../listQuery.ts'
import { labelsOf } from '../statistics/labels.ts'
import { readKey } from '../statistics/readKey.ts'
import { titleIn } from '../statistics/reportTable.ts'
import { readValueLabels } from '../valueLabels.ts'
import type { CellWords } from './cells.ts'

type Value = string | number | boolean

const named = ({ t }: CellWords, name: string, values: string): string => t('app.report.filter', { name, values })

/** A bound as the reader writes it; that of moments may be a day. */
const boundText = (field: Field, value: Value, words: CellWords, name: string): string =>
  isMoment(field) && isCalendarDate(String(value))
    ? words.format.date(String(value))
    : typeOf(field).format(value, words, { field, option: one => words.choice(name, one) })

const betweenText = (from: string | undefined, to: string | undefined, { t }: CellWords): string => {
  if (from === undefined) return t('app.exporting.about.to', { to: to ?? '' })
  if (to === undefined) return t('app.exporting.about.from', { from })
  return from === to ? from : t('app.exporting.about.between', { from, to })
}

/** Some values; of a tree those that were asked for, each with all below it unless it is meant alone. */
const valuesText = async (
  call: Execution,
  { name, field, ...filter }: Extract<Filter, { is: 'anyOf' | 'overlaps' }>,
  words: CellWords,
): Promise<string> => {
  const asked = filter.named ?? filter.values
  const labels = await readValueLabels(call, field, asked, { asked: true })
  const texts = asked.map(value => {
    const text = typeOf(field).format(typeOf(field).filter === 'overlaps' ? [value] : value, words, {
      field,
      label: labels.get(value),
      option: one => words.choice(name, one),
    })
    const isAlone = typeOf(field).refersTo !== undefined && filter.branches?.includes(Number(value)) === false
    return isAlone ? words.t('app.generator.branch.onlyNamed', { name: text }) : text
  })
  return words.format.list(texts)
}

const filterText = async (call: Execution, filter: Filter, words: CellWords): Promise<string> => {
  const { name, field } = filter
  const list = call.resource.actions['list'] ?? {}
  const title = words.t(
    fieldLabel(call.resource, 'list', list, name) ?? `resources.${call.resource.name}.fields.${name}`,
  )
  // A number that the columns cover is not written beside them.
  if (field.mask !== undefined) return named(words, title, words.t('app.exporting.about.untold'))
  switch (filter.is) {
    case 'contains':
      return named(words, title, words.t('app.exporting.about.words', { text: filter.text }))
    case 'between': {
      const spelled = (bound: Value | undefined) =>
        bound === undefined ? undefined : boundText(field, bound, words, name)
      return named(words, title, betweenText(spelled(filter.from), spelled(filter.to), words))
    }
    default:
      return named(words, title, await valuesText(call, filter, words))
  }
}

/** What a list asks for besides its filters, as far as it was told. */
const inputFilters = ({ resource }: Execution, { input }: ListQuery): Filter[] =>
  Object.entries(resource.actions['list']?.input ?? {}).flatMap(([name, field]): Filter[] => {
    const value = input[name]
    if (value === null || value === undefined || value === '') return []
    return [{ name, field, is: 'anyOf', values: (Array.isArray(value) ? value : [value]) as Value[] }]
  })

/** The rows behind a number of a report, as their list names them. */
const countedText = async (
  call: Execution,
  { facts, measure, keys }: NonNullable<ListQuery['counted']>,
  words: CellWords,
): Promise<string> => {
  const read = Object.fromEntries(
    Object.entries(keys).map(([name, texts]) => [
      name,
      texts.map(text => (text === null ? null : (readKey(facts, name, text) ?? null))),
    ]),
  )
  const labels = await labelsOf(call, [facts], read, { asked: true })
  const rows = [
    words.t(`facts.${facts.name}.measures.${measure}.name`),
    ...Object.entries(read).map(([name, values]) =>
      named(words, titleIn(words, facts, name), words.format.list(values.map(value => labels(name, value)))),
    ),
  ].join(' · ')
  return words.t('app.report.counted', { rows })
}

/** Whether rows that were deleted logically are among them, where that is not as usual. */
const deletedText = ({ resource, model }: Execution, { deleted, ids }: ListQuery, words: CellWords): string[] => {
  if (!model.isLogical || deleted === false || (ids && deleted === undefined)) return []
  const values = [words.t('statistics.yes'), ...(deleted === undefined ? [words.t('statistics.no')] : [])]
  return [named(words, words.t(`resources.${resource.name}.fields.deleted`), words.format.list(values))]
}

/**
 * What the rows of a list were chosen by, in the caller's words; '' where they are all that there are. It names nothing
 * that the caller does not see, and no number that is masked.
 */
export const listFiltersText = async (call: Execution, query: ListQuery, words: CellWords): Promise<string> => {
  const { filters, q, ids, counted } = query
  const told = await Promise.all([
    ...[...inputFilters(call, query), ...filters].map(filter => filterText(call, filter, words)),
    ...(counted ? [countedText(call, counted, words)] : []),
  ])
  const search =
    query.wholeNumbers.length > 0
      ? words.t('app.exporting.about.untold')
      : words.t('app.exporting.about.words', { text: q ?? '' })
  return [
    ...told,
    ...(q === undefined ? [] : [named(words, words.t('app.exporting.about.search'), search)]),
    ...deletedText(call, query, words),
    ...(ids ? [words.t('app.exporting.about.chosen', { count: ids.length })] : []),
  ].join(' · ')
}
