import { setImmediate } from 'node:timers/promises'
import { refuse } from './refuse.ts'

const chunkSize = 65_536

const starts = (bytes: Uint8Array, mark: readonly number[]): boolean => mark.every((byte, at) => bytes[at] === byte)

const decodes = (bytes: Uint8Array, encoding: string): boolean => {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

/**
 * A byte order mark says it; else UTF-8 where it can be nothing else, else what Chinese spreadsheets write. Throws 400
 * for neither.
 */
export const encodingOf = (bytes: Uint8Array): string => {
  if (starts(bytes, [0xff, 0xfe])) return 'utf-16le'
  if (starts(bytes, [0xfe, 0xff])) return 'utf-16be'
  if (bytes.includes(0)) throw refuse('sheetNotTable')
  const found = ['utf-8', 'gb18030'].find(encoding => decodes(bytes, encoding))
  if (found === undefined) throw refuse('sheetEncoding')
  return found
}

/** Texts have no zero characters; pictures, programs and other files have. */
const plain = (text: string): string => {
  if (text.includes('\0')) throw refuse('sheetNotTable')
  return text
}

/** The text of a file piece by piece, without its byte order mark; others get their turn between the pieces. */
export async function* decode(bytes: Uint8Array): AsyncGenerator<string> {
  const decoder = new TextDecoder(encodingOf(bytes), { fatal: true })
  try {
    for (let from = 0; from < bytes.length; from += chunkSize) {
      yield plain(decoder.decode(bytes.subarray(from, from + chunkSize), { stream: true }))
      await setImmediate()
    }
    yield plain(decoder.decode())
  } catch (error) {
    throw error instanceof TypeError ? refuse('sheetEncoding') : error
  }
}
