import { Readable } from 'node:stream'
import { createInflateRaw } from 'node:zlib'
import { limits, megabytes } from '../limits.ts'
import { refuse } from '../read/refuse.ts'

interface Part {
  readonly method: number
  readonly packed: number
  readonly unpacked: number
  readonly at: number
}

const endMark = 0x06054b50
const entryMark = 0x02014b50
const localMark = 0x04034b50
/** What stands in for a number that only the 64-bit form could hold. */
const beyond32 = 0xffffffff
const endSize = 22
const mostComment = 65_535

const normal = (name: string): string => name.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase()

const tooLarge = () => refuse('sheetTooLarge', { max: megabytes(limits.unpacked) })

/** Where the table of contents begins and how many entries it has. */
const contents = (view: DataView): { readonly at: number; readonly count: number } => {
  const first = Math.max(0, view.byteLength - endSize - mostComment)
  for (let at = view.byteLength - endSize; at >= first; at -= 1) {
    if (view.getUint32(at, true) === endMark)
      return { at: view.getUint32(at + 16, true), count: view.getUint16(at + 10, true) }
  }
  throw refuse('sheetBroken')
}

const readParts = (view: DataView): Map<string, Part> => {
  const { at: start, count } = contents(view)
  if (count > limits.parts) throw refuse('sheetBroken')
  const parts = new Map<string, Part>()
  for (let at = start, left = count; left > 0; left -= 1) {
    if (view.getUint32(at, true) !== entryMark) throw refuse('sheetBroken')
    const [flags, method] = [view.getUint16(at + 8, true), view.getUint16(at + 10, true)]
    const [packed, unpacked, local] = [
      view.getUint32(at + 20, true),
      view.getUint32(at + 24, true),
      view.getUint32(at + 42, true),
    ]
    const [name, extra, comment] = [
      view.getUint16(at + 28, true),
      view.getUint16(at + 30, true),
      view.getUint16(at + 32, true),
    ]
    if ((flags & 1) !== 0) throw refuse('sheetOld')
    if ((method !== 0 && method !== 8) || [packed, unpacked, local].includes(beyond32)) throw refuse('sheetBroken')
    const path = new TextDecoder().decode(new Uint8Array(view.buffer, view.byteOffset + at + 46, name))
    parts.set(normal(path), { method, packed, unpacked, at: local })
    at += 46 + name + extra + comment
  }
  return parts
}

/**
 * The parts of a workbook. Nothing is unpacked but what is read, and no more of it than all limits allow, whatever the
 * table of contents says. Throws 400 for what is broken, has a password or grows too large.
 */
export class Package {
  readonly #bytes: Uint8Array
  readonly #view: DataView
  readonly #parts: ReadonlyMap<string, Part>
  #unpacked = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    try {
      this.#parts = readParts(this.#view)
    } catch (error) {
      throw error instanceof RangeError ? refuse('sheetBroken') : error
    }
  }

  get names(): readonly string[] {
    return [...this.#parts.keys()]
  }

  has(path: string): boolean {
    return this.#parts.has(normal(path))
  }

  /** The contents of a part, piece by piece. */
  async *read(path: string): AsyncGenerator<Uint8Array> {
    const part = this.#parts.get(normal(path))
    if (!part) throw refuse('sheetBroken')
    if (part.unpacked > limits.unpacked) throw tooLarge()
    const packed = this.#packed(part)
    let size = 0
    try {
      for await (const piece of part.method === 0
        ? [packed]
        : (Readable.from([packed]).pipe(createInflateRaw({ chunkSize: 65_536 })) as AsyncIterable<Uint8Array>)) {
        size += piece.byteLength
        this.#unpacked += piece.byteLength
        if (this.#unpacked > limits.unpacked || (size > 1_048_576 && size > part.packed * limits.ratio))
          throw tooLarge()
        yield piece
      }
    } catch (error) {
      throw error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')
        ? refuse('sheetBroken')
        : error
    }
  }

  #packed({ at, packed }: Part): Uint8Array {
    if (at + 30 > this.#bytes.length || this.#view.getUint32(at, true) !== localMark) throw refuse('sheetBroken')
    const from = at + 30 + this.#view.getUint16(at + 26, true) + this.#view.getUint16(at + 28, true)
    if (from + packed > this.#bytes.length) throw refuse('sheetBroken')
    return this.#bytes.subarray(from, from + packed)
  }
}
