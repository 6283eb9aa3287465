import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { findBrowser } from './browser.ts'
import { serve } from './serve.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Data directory of a server that was started once with the sample and stopped; each test's server begins with a copy. */
    sampleDirectory: string
  }
}

/** Builds page and server where they are stale, unpacks the browser and fills one data directory, once before the browser tests. */
export const setup = async (project: TestProject): Promise<() => void> => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/build.mjs'], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`The build failed:\n${stderr}`)
  findBrowser()
  const folder = mkdtempSync(join(tmpdir(), 'back-office-sample-'))
  const server = await serve(folder, { SAMPLE_DATA: '60' })
  await server.stop()
  project.provide('sampleDirectory', folder)
  return () => rmSync(folder, { recursive: true, force: true })
}
