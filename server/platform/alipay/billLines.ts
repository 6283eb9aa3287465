import { createReadStream } from 'node:fs'
import { Unzip, UnzipInflate } from 'fflate'
import { BillError } from './BillError.ts'

/** So small a piece is unpacked at a time that what becomes of it stays small as well. */
const piece = 16_384
const longestLine = 65_536
const mostUnpacked = 8 * 1_073_741_824

const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5)

/** The lines of one file of a bill, from pieces of it as bills are encoded. */
const lineReader = () => {
  const decoder = new TextDecoder('gb18030', { fatal: true })
  let rest = ''
  return (bytes: Uint8Array, isLast: boolean): string[] => {
    let text: string
    try {
      text = rest + decoder.decode(bytes, { stream: !isLast })
    } catch {
      throw new BillError('encoding')
    }
    const lines = text.split(/\r?\n/)
    rest = isLast ? '' : lines.pop()!
    if (rest.length > longestLine) throw new BillError('columns')
    return lines.filter(line => line.trim() !== '')
  }
}

/**
 * The lines of each file of a bill as it came, with the place of the file, unpacked piece by piece. Throws BillError.
 */
export async function* billLines(path: string): AsyncGenerator<{ readonly file: number; readonly line: string }> {
  let files = 0
  let open = 0
  let unpacked = 0
  let failure: Error | undefined
  let ready: { file: number; line: string }[] = []
  const unzip = new Unzip(entry => {
    files += 1
    open += 1
    const file = files
    const read = lineReader()
    entry.ondata = (error, bytes, isLast) => {
      // What is thrown from here comes back as an error of the packing.
      if (error) throw failure ?? new BillError('noZip')
      try {
        unpacked += bytes.byteLength
        if (unpacked > mostUnpacked) throw new BillError('tooLarge')
        for (const line of read(bytes, isLast)) ready.push({ file, line })
      } catch (wrong) {
        failure ??= wrong as Error
        throw wrong
      }
      if (isLast) open -= 1
    }
    entry.start()
  })
  unzip.register(UnzipInflate)

  const push = (bytes: Uint8Array, isLast: boolean): void => {
    try {
      unzip.push(bytes, isLast)
    } catch (error) {
      throw error instanceof BillError ? error : new BillError('noZip')
    }
  }

  let isBegun = false
  for await (const chunk of createReadStream(path, { highWaterMark: piece })) {
    const bytes = new Uint8Array(chunk as Buffer)
    if (!isBegun && !isZip(bytes)) throw new BillError('noZip')
    isBegun = true
    push(bytes, false)
    const lines = ready
    ready = []
    yield* lines
  }
  if (!isBegun) throw new BillError('noZip')
  push(new Uint8Array(), true)
  if (open > 0) throw new BillError('noZip')
  yield* ready
}
