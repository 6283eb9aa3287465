import { Readable } from 'node:stream'
import { toCsv } from './csv.ts'
import { toXlsx } from './xlsx.ts'

export const formats = {
  csv: { write: toCsv, type: 'text/csv; charset=utf-8' },
  xlsx: { write: toXlsx, type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
} as const

export type Format = keyof typeof formats

const encoded = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, character => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)

/**
 * Headers of a sheet that is downloaded; `plain` names the file where only ASCII is understood. Neither has an ending.
 */
export const sheetHeaders = (format: Format, plain: string, name: string): Record<string, string> => ({
  'content-type': formats[format].type,
  'content-disposition': `attachment; filename="${plain}.${format}"; filename*=UTF-8''${encoded(`${name}.${format}`)}`,
  'cache-control': 'no-store',
})

/** What each format takes: CSV one sheet, a workbook several as well. */
type Sheets<F extends Format> = Parameters<(typeof formats)[F]['write']>[0]

/**
 * A sheet as it is sent. Few chunks wait at a time: a slow reader slows the reading of rows, and memory stays small.
 */
export const sheetBody = <F extends Format>(format: F, sheets: Sheets<F>): Readable =>
  Readable.from((formats[format].write as (sheets: Sheets<F>) => AsyncIterable<Uint8Array>)(sheets), {
    objectMode: false,
    highWaterMark: 256 * 1024,
  })
