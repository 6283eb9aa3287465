import { readXlsx } from '../xlsx/readXlsx.ts'
import { readCsv } from './csv.ts'
import type { SheetFile } from './Cell.ts'
import { refuse } from './refuse.ts'

const starts = (bytes: Uint8Array, mark: readonly number[]): boolean => mark.every((byte, at) => bytes[at] === byte)

const zip = [0x50, 0x4b, 0x03, 0x04]
/** Compound files: workbooks of the old format, and new ones with a password. */
const compound = [0xd0, 0xcf, 0x11, 0xe0]

/** A table by what the file is, whatever it is called. Throws 400 for what is none. */
export const readSheet = async (bytes: Uint8Array): Promise<SheetFile> => {
  if (starts(bytes, zip)) return readXlsx(bytes)
  if (starts(bytes, compound)) throw refuse('sheetOld')
  return readCsv(bytes)
}
