/** One cell of an exported sheet, before it is spelled as CSV or as XML. */
export type Cell =
  | { readonly type: 'text'; readonly value: string }
  /** `digits` after the point are always shown; a share is a fraction, which spreadsheets show in per cent. */
  | { readonly type: 'number'; readonly value: number; readonly digits: number; readonly isShare?: boolean }
  /** A calendar date, YYYY-MM-DD. */
  | { readonly type: 'date'; readonly value: string }
  /** Wall clock of the business time zone, `YYYY-MM-DD HH:MM:SS`. */
  | { readonly type: 'datetime'; readonly value: string }
  | null

export type Row = readonly Cell[]

/** A sheet: its name, the header texts, and the rows in batches as they are read. */
export interface Sheet {
  readonly name: string
  readonly titles: readonly string[]
  /** What the columns have room for at least, whatever stands in the first rows. */
  readonly room?: Row
  readonly batches: AsyncIterable<readonly Row[]>
}
