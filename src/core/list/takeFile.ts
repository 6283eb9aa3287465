import type { VisionDataProvider } from '../../../dataProvider/index.ts'
import { nameIn, saveFile } from '../saveFile.ts'
import { rowCounter } from './countRows.ts'
import type { Progress, Wanted } from './useExport.ts'

/**
 * Fetches the file piece by piece, tells how far it is, and saves it under the name that the server gives, or else this
 * one.
 */
export const takeFile = async (
  provider: VisionDataProvider,
  resource: string,
  wanted: Omit<Wanted, 'name'> & { readonly signal: AbortSignal },
  name: string,
  tell: (progress: Progress) => void,
): Promise<void> => {
  const { format } = wanted
  const response = await provider.exportList(resource, wanted)
  const counted = Number(response.headers.get('X-Total-Count') ?? NaN)
  const total = Number.isFinite(counted) ? counted : undefined
  const count = rowCounter()
  const pieces: BlobPart[] = []
  const reader = response.body!.getReader()
  for (let bytes = 0, piece = await reader.read(); !piece.done; piece = await reader.read()) {
    pieces.push(piece.value)
    bytes += piece.value.byteLength
    tell({ format, total, rows: format === 'csv' ? count(piece.value) : undefined, bytes })
  }
  const type = response.headers.get('Content-Type') ?? ''
  saveFile(new Blob(pieces, { type }), nameIn(response.headers.get('Content-Disposition')) ?? `${name}.${format}`)
}
