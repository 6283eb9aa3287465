import { stamps } from '../../../resources/core/stamps.ts'
import type { Field } from '../../../resources/core/index.ts'
import { typeOf } from '../../../resources/core/typeOf.ts'
import { dimensionOf, isDerived, measureOf } from '../../../resources/core/statistics/index.ts'
import type { AnyFacts, Comparison, ReportAnswer, ReportRow } from '../../../resources/core/statistics/index.ts'
import { fieldOf } from '../../../resources/core/fields.ts'
import type { Cell, Row, Sheet } from '../export/cell.ts'
import { sheetBody, sheetHeaders } from '../export/sheetFile.ts'
import type { Format } from '../export/sheetFile.ts'
import type { Export } from '../export/exportList.ts'
import type { Execution } from '../execution.ts'
import { factsIn } from './Asked.ts'
import type { Asked, AskedMeasure } from './Asked.ts'

type Numbers = Readonly<Record<string, number | null | undefined>>

/** The field whose values a measure sums up, so that its numbers are written as those are; undefined for what is counted and for shares. */
const fieldBehind = (facts: AnyFacts, name: string): Field | undefined => {
  const measure = measureOf(facts, name)
  if (measure === undefined || measure.is === 'share' || measure.is === 'distinct') return undefined
  if ('of' in measure) return fieldBehind(facts, measure.of)
  return 'field' in measure ? fieldOf(facts.of, measure.field) : undefined
}

/** A number of a measure as a sheet has it: yuan rather than fen, a share as a fraction. */
const asCell = ({ facts, name }: AskedMeasure, value: number | null | undefined): Cell => {
  if (value === null || value === undefined) return null
  const field = fieldBehind(facts, name)
  const sheet = field && typeOf(field).sheet?.(value, field)
  return sheet?.type === 'number' && sheet.digits > 0 ? sheet : { type: 'number', value, digits: Number.isInteger(value) ? 0 : 4 }
}

const text = (value: string): Cell => ({ type: 'text', value })

const dimensionTitle = ({ host: { translate }, language }: Execution, asked: Asked, name: string): string => {
  const facts = factsIn(asked)[0]!
  const dimension = dimensionOf(facts, name)!
  return isDerived(dimension) ? translate(language, `facts.${facts.name}.dimensions.${name}`) : translate(language, dimension in stamps ? `fields.${dimension}` : `resources.${facts.of.name}.fields.${dimension}`)
}

const measureTitle = ({ host: { translate }, language }: Execution, { facts, name }: AskedMeasure, compared?: Comparison): string => {
  const title = translate(language, `facts.${facts.name}.measures.${name}.name`)
  return compared === undefined ? title : translate(language, `statistics.compared.${compared}`, { measure: title })
}

/** A group of columns: what stands above the measures of one value of the dimension that makes columns, and which rows are theirs. */
interface Block {
  readonly title: string | undefined
  readonly key: string | undefined
}

const columnKey = (row: ReportRow, columns: string): string => JSON.stringify(columns === 'step' ? row.period ?? null : keysOf(row)[columns] ?? null)

const keysOf = ({ keys }: ReportRow): Readonly<Record<string, unknown>> => keys
const labelsOf = ({ labels }: ReportRow): Readonly<Record<string, string | null | undefined>> => labels
const valuesOf = ({ values }: ReportRow): Numbers => values

const blocksOf = (answer: ReportAnswer, columns: string | undefined): readonly Block[] => {
  if (columns === undefined) return [{ title: undefined, key: undefined }]
  const met = new Map(answer.rows.map(row => [columnKey(row, columns), columns === 'step' ? row.period ?? '' : labelsOf(row)[columns] ?? '']))
  return [...met].map(([key, title]) => ({ title, key }))
}

const tableOf = (call: Execution, asked: Asked, answer: ReportAnswer, columns: string | undefined): Pick<Sheet, 'titles'> & { readonly rows: readonly Row[] } => {
  const [hasStep, by] = [asked.step !== undefined && columns !== 'step', asked.by.filter(name => name !== columns)]
  const blocks = blocksOf(answer, columns)
  const compared = columns === undefined ? asked.compare : []
  const heads = (row: ReportRow): Cell[] => [...(hasStep ? [{ type: 'date', value: row.period ?? '' } as const] : []), ...by.map(name => text(labelsOf(row)[name] ?? ''))]
  const rowKey = (row: ReportRow): string => JSON.stringify([hasStep ? row.period : null, ...by.map(name => keysOf(row)[name] ?? null)])
  const lines = new Map<string, ReportRow[]>()
  for (const row of answer.rows) lines.set(rowKey(row), [...lines.get(rowKey(row)) ?? [], row])
  const cells = (rows: readonly ReportRow[]): Cell[] => blocks.flatMap(({ key }) => {
    const row = key === undefined || columns === undefined ? rows[0] : rows.find(one => columnKey(one, columns) === key)
    return asked.measures.flatMap(measure => [
      asCell(measure, row && valuesOf(row)[measure.whole]),
      ...compared.map(name => asCell(measure, (row?.compared?.[name] as Numbers | undefined)?.[measure.whole])),
    ])
  })
  return {
    titles: [
      ...(hasStep ? [call.host.translate(call.language, 'statistics.period')] : []), ...by.map(name => dimensionTitle(call, asked, name)),
      ...blocks.flatMap(({ title }) => asked.measures.flatMap(measure => [undefined, ...compared].map(name => [title, measureTitle(call, measure, name)].filter(Boolean).join(' · ')))),
    ],
    rows: [...lines.values()].map(rows => [...heads(rows[0]!), ...cells(rows)]),
  }
}

async function* inBatches(rows: readonly Row[], size = 500): AsyncGenerator<readonly Row[]> {
  for (let at = 0; at < rows.length; at += size) yield rows.slice(at, at + size)
}

/** An answer as a file, by the machinery that writes those of lists. `columns` is the dimension, or the step, whose values stand beside each other. */
export const exportReport = (call: Execution, asked: Asked, answer: ReportAnswer, format: Format, columns: string | undefined): Export => {
  const name = call.host.translate(call.language, `pages.${asked.report.name}`)
  const { titles, rows } = tableOf(call, asked, answer, columns)
  const days = asked.range ? `${asked.range.from}_${asked.range.to}` : call.today
  return { headers: sheetHeaders(format, `${asked.report.name}-${days}`, `${name}-${days}`), body: sheetBody(format, { name, titles, batches: inBatches(rows) }) }
}
