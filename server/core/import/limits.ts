import { mostImported } from '../../../resources/core/importing.ts'

const megabyte = 1_048_576

/** What a file may be at most; what is beyond is refused by name, before memory is spent on it. */
export const limits = {
  /** Rows besides that of the titles. */
  rows: mostImported,
  columns: 200,
  /** Characters of one cell, as spreadsheets have it. */
  cell: 32_767,
  /** Bytes of all parts of a workbook that are read, unpacked. */
  unpacked: 100 * megabyte,
  /** A part may be so many times as large as its packed form, once it is larger than a megabyte. */
  ratio: 200,
  parts: 2000,
  /** Characters of the texts that the cells of a workbook share. */
  shared: 30_000_000,
} as const

export const megabytes = (bytes: number): number => Math.round(bytes / megabyte)
