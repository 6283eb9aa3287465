import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import type { AnyResource } from '../../../resources/core/index.ts'
import { useProvider } from '../provider.ts'
import { nameIn, saveFile } from '../saveFile.ts'

/** A column of the file, as the server tells it. */
export interface ImportColumn {
  readonly title: string
  readonly field: string | null
  readonly cells: readonly string[]
}

/** An import as the server tells it. */
export interface Import {
  readonly state: 'none' | 'read' | 'checking' | 'checked' | 'storing' | 'stored' | 'failed'
  readonly job: number
  readonly sheet: string | null
  readonly rows: number
  readonly done: number
  readonly wrong: number
  readonly columns: readonly ImportColumn[]
  readonly fixed: Readonly<Record<string, unknown>>
  readonly problems: readonly { readonly field: string; readonly message: string; readonly count: number }[]
}

export interface ImportRow {
  readonly number: number
  readonly cells: readonly string[]
  readonly errors: Readonly<Record<string, string>>
}

/** A cell that says something else than the file. */
export interface MendedCell {
  readonly row: number
  /** From 0. */
  readonly column: number
  readonly text: string
}

/** Milliseconds between questions how far the server is. */
const rhythm = 700

const isWorking = (job: Import | undefined): boolean => job?.state === 'checking' || job?.state === 'storing'

/** The operator's import of a resource, which lives on the server, and its calls. */
export const useImport = ({ name }: AnyResource) => {
  const provider = useProvider()
  const client = useQueryClient()
  const key = ['import', name]
  const [error, setError] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)
  const { data: job, error: unread } = useQuery({
    queryKey: key,
    queryFn: async () => (await provider.act(name, 'importState')).data as Import,
    staleTime: 0,
    retry: false,
    refetchInterval: query => (isWorking(query.state.data) ? rhythm : false),
  })

  /**
   * Runs a call of the import and reads again where it stands; answers what it answered, or undefined where it failed.
   */
  const run = useCallback(
    async (action: string, input: Readonly<Record<string, unknown>>): Promise<unknown> => {
      setBusy(true)
      setError(undefined)
      try {
        return (await provider.act(name, action, input)).data
      } catch (thrown) {
        setError(thrown)
        return undefined
      } finally {
        await client.invalidateQueries({ queryKey: ['import', name] })
        // Of one that is gone there are none, and the page may not have been drawn anew yet.
        const job = client.getQueryData<Import>(['import', name])?.job
        void client.invalidateQueries({ queryKey: ['importRows', name, job] })
        setBusy(false)
      }
    },
    [provider, client, name],
  )

  const download = useCallback(
    async (action: string, input: Readonly<Record<string, unknown>>): Promise<void> => {
      setError(undefined)
      try {
        const reply = await provider.fileOf(name, action, input)
        saveFile(await reply.blob(), nameIn(reply.headers.get('Content-Disposition')) ?? `${name}.xlsx`)
      } catch (thrown) {
        setError(thrown)
      }
    },
    [provider, name],
  )

  return { job, error: error ?? unread, isBusy, run, download }
}

/** A page of the rows that are wrong. */
export const useWrongRows = ({ name }: AnyResource, job: number, page: number, size: number) => {
  const provider = useProvider()
  return useQuery({
    queryKey: ['importRows', name, job, page],
    staleTime: 0,
    gcTime: 0,
    queryFn: async () =>
      (await provider.act(name, 'importRows', { job, page, size, wrong: true })).data as {
        readonly rows: readonly ImportRow[]
        readonly total: number
      },
    placeholderData: previous => previous,
  })
}
