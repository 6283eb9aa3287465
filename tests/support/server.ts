import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { serve } from './serve.ts'
import type { RunningServer } from './serve.ts'

export type { RunningServer } from './serve.ts'

/** Starts the built server on a copy of the filled data directory, which goes away when it is stopped. */
export const startServer = async (environment: Readonly<Record<string, string>> = {}): Promise<RunningServer> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'back-office-data-'))
  await cp(inject('sampleDirectory'), dataDir, { recursive: true })
  const server = await serve(dataDir, environment)
  return {
    ...server,
    async stop() {
      const code = await server.stop()
      await rm(dataDir, { recursive: true, force: true })
      return code
    },
  }
}
