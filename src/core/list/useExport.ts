import { useNotify } from 'react-admin'
import type { SortPayload } from 'react-admin'
import { useCallback, useRef, useState } from 'react'
import { useTell } from '../actions/useTell.ts'
import { useProvider } from '../provider.ts'

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

/**
 * Fetches the file of all filtered rows piece by piece, one at a time, telling how far it is; it can be cancelled at
 * any time.
 */
export const useExport = (resource: string) => {
  const provider = useProvider()
  const notify = useNotify()
  const tell = useTell()
  const [progress, setProgress] = useState<Progress>()
  const running = useRef<AbortController>(undefined)

  const run = useCallback(
    async ({ name, ...wanted }: Wanted): Promise<void> => {
      // A second click while the first is on its way would take all rows along twice.
      if (running.current) return
      const abort = new AbortController()
      running.current = abort
      setProgress({ format: wanted.format, total: undefined, rows: undefined, bytes: 0 })
      try {
        const { takeFile } = await import('./takeFile.ts')
        await takeFile(provider, resource, { ...wanted, signal: abort.signal }, name, setProgress)
        notify('app.generator.export.done', { type: 'success' })
      } catch (error) {
        if (!isAbort(error)) tell(error)
      } finally {
        running.current = undefined
        setProgress(undefined)
      }
    },
    [provider, resource, notify, tell],
  )

  return { progress, run, cancel: useCallback(() => running.current?.abort(), []) }
}
