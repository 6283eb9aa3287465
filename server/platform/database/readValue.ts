import { readArray } from './readArray.ts'

type Reader = (text: string) => unknown

const asText: Reader = text => text

/**
 * `2024-05-06 07:08:09.5+00` → `2024-05-06T07:08:09.500Z`. Sessions run in UTC; micro-seconds are kept, so a value can
 * be compared with its column.
 */
const readTimestamp: Reader = text => {
  const match = /^(\d{4,}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d+))?(?:\+00)?$/.exec(text)
  if (!match) return text // infinity, years before Christ
  return `${match[1]}T${match[2]}.${(match[3] ?? '').padEnd(3, '0')}Z`
}

const readers = new Map<number, Reader>([
  [16, text => text === 't'], // bool
  [17, text => Buffer.from(text.slice(2), 'hex')], // bytea
  [20, Number],
  [21, Number],
  [23, Number],
  [26, Number], // int8, int2, int4, oid
  [700, Number],
  [701, Number],
  [1700, Number], // float4, float8, numeric
  [114, text => JSON.parse(text)],
  [3802, text => JSON.parse(text)], // json, jsonb
  [1082, asText], // date: `YYYY-MM-DD` as it is
  [1114, readTimestamp],
  [1184, readTimestamp], // timestamp, timestamptz
])

/** Array types and the type of their elements. */
const elements: Record<number, number> = {
  1000: 16,
  1001: 17,
  1005: 21,
  1007: 23,
  1016: 20,
  1028: 26,
  1021: 700,
  1022: 701,
  1231: 1700,
  199: 114,
  3807: 3802,
  1182: 1082,
  1115: 1114,
  1185: 1184,
  1009: 25,
  1015: 1043,
  1014: 1042,
  1003: 19,
  2951: 2950,
}
for (const [array, element] of Object.entries(elements)) {
  const reader = readers.get(element) ?? asText
  readers.set(Number(array), text => readArray(text, reader))
}

/**
 * The function that turns PostgreSQL's text format of a type (by its oid) into a JavaScript value; unknown types stay
 * text.
 */
export const readerOf = (oid: number): Reader => readers.get(oid) ?? asText
