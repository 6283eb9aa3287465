import type { AnyResource, Fields } from '../../../resources/core/index.ts'
import { isRegular } from '../../../resources/core/calls.ts'
import { isLine } from '../../../resources/core/typeOf.ts'
import { readListQuery, readPlainQuery } from '../dialects.ts'
import type { Query } from '../dialects.ts'
import { may } from '../execution.ts'
import type { Answer, Execution } from '../execution.ts'
import { withReasonsOfOne, withUnavailableReasons } from '../unavailableReasons.ts'
import { largestSize } from '../listQuery.ts'
import { maskedSearches } from '../maskedSearches.ts'
import { readFirst, readPage, readTotals } from '../readList.ts'
import type { ListPage } from '../readList.ts'
import { readLogged } from '../readRecord.ts'
import { toReply } from '../reply.ts'
import { labelName } from '../../../resources/core/label.ts'
import { labelField } from '../select.ts'

const minimum = ({ isMinimum }: ListPage) => (isMinimum ? { totalIsMinimum: true } : {})

const regularAnswer = (resource: AnyResource, offset: number, page: ListPage): Answer => {
  const last = offset + page.rows.length - 1
  const range = page.rows.length > 0 ? `${offset}-${last}` : '*'
  return {
    status: 200,
    body: page.rows,
    headers: {
      'Content-Range': `${resource.name} ${range}/${page.total}`,
      ...(page.isMinimum ? { 'X-Total-Is-Minimum': 'true' } : {}),
      'Access-Control-Expose-Headers': 'Content-Range, X-Total-Is-Minimum',
    },
  }
}

/** One page of records and their number, as the resource's dialect answers it. */
export const list = async (call: Execution, query: Query): Promise<Answer> => {
  const asked = await readListQuery(call, query)
  await Promise.all(maskedSearches(call, asked).map(entry => call.host.readLog.add(entry)))
  const found = await readPage(call, asked)
  const page = { ...found, rows: [...(await withUnavailableReasons(call, found.rows))] }
  if (isRegular(call.resource)) return regularAnswer(call.resource, asked.offset, page)
  return {
    status: 200,
    body: {
      content: page.rows,
      totalElements: page.total,
      ...minimum(page),
      ...(asked.totals ? { totals: await readTotals(call, asked) } : {}),
    },
  }
}

/** One record. */
export const get = async (call: Execution, id: number): Promise<Answer> => {
  const row = await readLogged(call, id, 'open')
  return { status: 200, body: await withReasonsOfOne(call, toReply(call, call.model, row)) }
}

/** What is masked of one record, in clear, as far as the caller may read it at all. */
export const contact = async (call: Execution, id: number): Promise<Answer> => {
  const row = await readLogged(call, id, 'contact')
  const shown = (name: string): unknown => (may(call, call.resource.fields[name]!.permission?.read) ? row[name] : null)
  return {
    status: 200,
    body: { id, ...Object.fromEntries([...call.model.masks.keys()].map(name => [name, shown(name)])) },
  }
}

/**
 * Records to choose from: id, label in the caller's language, and what the action gives; a list that it gives as a text
 * is comma-separated.
 */
export const options = async (call: Execution, query: Query): Promise<Answer> => {
  const isBounded = query['size'] !== undefined || query['id'] !== undefined
  const asked = await readPlainQuery(call, isBounded ? query : { ...query, size: String(largestSize) })
  // As it was written where it is not translated.
  const labels = [labelField(call.resource, call.language), labelName(call.resource)]
  const given = Object.keys(call.action.output ?? ({} as Fields))
  await Promise.all(maskedSearches(call, asked).map(entry => call.host.readLog.add(entry)))
  const rows = await readFirst(call, asked, [...labels, ...given])
  const isText = (name: string): boolean => isLine(call.action.output?.[name])
  const shown = (name: string, value: unknown): unknown =>
    Array.isArray(value) && isText(name) ? value.join(',') : value
  return {
    status: 200,
    body: rows.map(row => ({
      ...Object.fromEntries(given.map(name => [name, shown(name, row[name])])),
      id: row.id,
      label: labels.map(name => row[name]).find(label => label !== null && label !== '') ?? null,
    })),
  }
}
