import { useNotify } from 'react-admin'
import type { SortPayload } from 'react-admin'
import { useCallback, useRef, useState } from 'react'
import { useTell } from '../actions/useTell.ts'
import { useProvider } from '../provider.ts'
import { nameIn, saveFile } from '../saveFile.ts'
import { rowCounter } from './countRows.ts'

export type FileFormat = 'csv' | 'xlsx'

export interface Wanted {
  readonly format: FileFormat
  readonly columns: readonly string[]
  readonly filter: Readonly<Record<string, unknown>>
  readonly sort: SortPayload
  /** Name of the file without its ending, where the server gives none. */
  readonly name: string
}

export interface Progress {
  readonly format: FileFormat
  readonly total: number | undefined
  /** Rows read; of a workbook only its bytes can be counted. */
  readonly rows: number | undefined
  readonly bytes: number
}

const isAbort = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError'

/** Fetches the file of all filtered rows piece by piece, telling how far it is; it can be cancelled at any time. */
export const useExport = (resource: string) => {
  const provider = useProvider()
  const notify = useNotify()
  const tell = useTell()
  const [progress, setProgress] = useState<Progress>()
  const running = useRef<AbortController>(undefined)

  const run = useCallback(async ({ name, ...wanted }: Wanted): Promise<void> => {
    const abort = new AbortController()
    running.current = abort
    setProgress({ format: wanted.format, total: undefined, rows: undefined, bytes: 0 })
    try {
      const response = await provider.exportList(resource, { ...wanted, signal: abort.signal })
      const counted = Number(response.headers.get('X-Total-Count') ?? NaN)
      const total = Number.isFinite(counted) ? counted : undefined
      const count = rowCounter()
      const pieces: BlobPart[] = []
      const reader = response.body!.getReader()
      for (let bytes = 0, piece = await reader.read(); !piece.done; piece = await reader.read()) {
        pieces.push(piece.value)
        bytes += piece.value.byteLength
        setProgress({ format: wanted.format, total, rows: wanted.format === 'csv' ? count(piece.value) : undefined, bytes })
      }
      const type = response.headers.get('Content-Type') ?? ''
      saveFile(new Blob(pieces, { type }), nameIn(response.headers.get('Content-Disposition')) ?? `${name}.${wanted.format}`)
      notify('app.generator.export.done', { type: 'success' })
    } catch (error) {
      if (!isAbort(error)) tell(error)
    } finally {
      setProgress(undefined)
    }
  }, [provider, resource, notify, tell])

  return { progress, run, cancel: useCallback(() => running.current?.abort(), []) }
}
