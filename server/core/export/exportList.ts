import type { Readable } from 'node:stream'
import { writingIn } from '../../../i18n/writing.ts'
import { allFields } from '../../../resources/core/fields.ts'
import type { AnyResource, Field } from '../../../resources/core/index.ts'
import { message } from '../../../resources/core/message.ts'
import type { Message } from '../../../resources/core/message.ts'
import { integer } from '../../../resources/core/index.ts'
import { isMoment, isSecret, isUpload } from '../../../resources/core/typeOf.ts'
import { readPlainQuery } from '../dialects.ts'
import type { Query } from '../dialects.ts'
import type { Execution } from '../execution.ts'
import type { ListQuery } from '../listQuery.ts'
import { maskedSearches } from '../maskedSearches.ts'
import { originOf } from '../origin.ts'
import { readEntry } from '../readEntry.ts'
import { batchSize, readList, readPage } from '../readList.ts'
import { invalid } from '../errors/problem.ts'
import { aboutSheet } from './aboutSheet.ts'
import type { Row, Sheet } from './cell.ts'
import { cellOf } from './cells.ts'
import type { CellWords } from './cells.ts'
import { listFiltersText } from './listFiltersText.ts'
import { formats, sheetBody, sheetHeaders } from './sheetFile.ts'
import type { Format } from './sheetFile.ts'

/** An export, read as far as its head: what is to be sent, and the rows as they come. */
export interface Export {
  readonly headers: Readonly<Record<string, string>>
  readonly body: Readable
}

interface Asked {
  readonly format: Format
  readonly columns: readonly (readonly [string, Field])[]
  readonly query: ListQuery
}

const single = (value: string | string[] | undefined): string | undefined =>
  (Array.isArray(value) ? value.join(',') : value) || undefined

const exportable = (resource: AnyResource): ReadonlyMap<string, Field> =>
  new Map([['id', integer()], ...Object.entries(allFields(resource)).filter(([, field]) => !isSecret(field))])

const readAsked = async (call: Execution, { format: asked, columns: named, ids, ...rest }: Query): Promise<Asked> => {
  const errors: Record<string, Message> = {}
  const format = single(asked) ?? 'csv'
  if (!Object.hasOwn(formats, format)) errors['format'] = message('choice')
  const fields = exportable(call.resource)
  // A picture is nothing that a sheet could hold, wherever the list shows it.
  const names = (
    single(named)
      ?.split(',')
      .map(name => name.trim())
      .filter(Boolean) ??
    call.resource.list?.columns ??
    []
  ).filter(name => !isUpload(fields.get(name)))
  const columns = [...new Set(names)].map(name => [name, fields.get(name)] as const)
  if (columns.length === 0 || columns.some(([, field]) => field === undefined)) errors['columns'] = message('unknown')
  if (Object.keys(errors).length > 0) throw invalid(errors)
  const query = await readPlainQuery(call, ids === undefined ? rest : { ...rest, id: ids })
  return { format: format as Format, columns: columns as readonly (readonly [string, Field])[], query }
}

/** Texts of cells in the caller's language. */
export const wordsOf = ({ host, language, resource, timeZone }: Execution): CellWords => ({
  t: (key, parameters) => host.translate(language, key, parameters),
  format: writingIn(language, timeZone),
  choice: (field, value) => host.translate(language, `resources.${resource.name}.choices.${field}.${value}`),
  clock: clockIn(timeZone),
})

const clockIn = (timeZone: string): ((at: Date) => string) => {
  const clock = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  return at => clock.format(at)
}

/** Rows as cells, counted; what was exported is logged when it ends, however it ends. */
async function* batchesOf(call: Execution, { query, columns, format }: Asked): AsyncGenerator<Row[]> {
  const words = wordsOf(call)
  let rows = 0
  let isComplete = false
  try {
    for await (const batch of readList(
      call,
      query,
      batchSize,
      columns.map(([name]) => name),
    )) {
      yield batch.map(record =>
        columns.map(([name, field]) => cellOf({ name, field, value: record[name], record, words })),
      )
      rows += batch.length
    }
    isComplete = true
  } finally {
    // Names of filters, not what was looked for: that may be somebody's name.
    const filters = [
      ...query.filters.map(filter => filter.name),
      ...(query.q === undefined ? [] : ['q']),
      ...(query.ids ? ['id'] : []),
    ]
    call.log.info(
      { resource: call.resource.name, format, columns: columns.map(([name]) => name), filters, rows, isComplete },
      'exported',
    )
  }
}

const headersOf = (
  call: Execution,
  format: Format,
  name: string,
  total: { total: number; isMinimum: boolean },
): Record<string, string> => ({
  ...sheetHeaders(format, `${call.resource.name}-${call.today}`, `${name}-${call.today}`),
  'x-total-count': String(total.total),
  ...(total.isMinimum ? { 'x-total-is-minimum': 'true' } : {}),
})

/**
 * Exports a list: all filtered rows in the list's order, streamed in batches, with texts in the caller's language;
 * masked values stay masked. A look at what is somebody's own is logged before the first byte. Whoever stops reading
 * the body stops the reading of rows. Throws a Problem for unknown formats, columns and filters.
 */
export const exportList = async (call: Execution, given: Query): Promise<Export> => {
  const asked = await readAsked(call, given)
  const { resource, host, language } = call
  const total = await readPage(call, { ...asked.query, offset: 0, size: 1 })
  const looks = [
    ...maskedSearches(call, asked.query),
    ...(call.model.isPersonal
      ? [readEntry(call, originOf(call), { resource: resource.name, record: null, kind: 'export' })]
      : []),
  ]
  await Promise.all(looks.map(entry => host.readLog.add(entry)))
  const name = host.translate(language, `resources.${resource.name}.name`, { smart_count: 2 })
  const words = wordsOf(call)
  const sheet: Sheet = {
    name,
    titles: asked.columns.map(([field]) => host.translate(language, `resources.${resource.name}.fields.${field}`)),
    room: asked.columns.map(([, field]) =>
      isMoment(field) ? { type: 'datetime', value: words.clock(call.now) } : null,
    ),
    batches: batchesOf(call, asked),
  }
  const headers = headersOf(call, asked.format, name, total)
  if (asked.format === 'csv') return { headers, body: sheetBody('csv', sheet) }
  const about = aboutSheet(words, {
    title: name,
    filters: await listFiltersText(call, asked.query, words),
    asOf: words.format.moment(call.now.toISOString()),
  })
  return { headers, body: sheetBody('xlsx', [sheet, about]) }
}
