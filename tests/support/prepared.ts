import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { inject } from 'vitest'

/** What browser tests begin with, or why it could not be made. */
export type Prepared =
  | {
      /**
       * The PostgreSQL server whose database `sample` a server with the sample filled; undefined where it filled the
       * embedded one, in the data directory.
       */
      readonly server: string | undefined
    }
  | { readonly failure: string }

/** Milliseconds. */
const patience = 300_000

/** Waits until page and server are built, and a database is filled. */
export const prepared = async (): Promise<{ readonly server: string | undefined }> => {
  const file = inject('preparedFile')
  for (const deadline = Date.now() + patience; !existsSync(file); await wait(100))
    if (Date.now() > deadline) throw new Error('Page, server and sample were not there in time')
  const told = JSON.parse(readFileSync(file, 'utf8')) as Prepared
  if ('failure' in told) throw new Error(told.failure)
  return { server: told.server }
}
