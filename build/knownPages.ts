import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import type * as asking from '../src/boot/asking.ts'

const module = fileURLToPath(new URL('../src/boot/asking.ts', import.meta.url))

/**
 * What the first script, which cannot load the descriptors, has to know of the page it opens: how that of each list
 * first asks for its rows, and which are reports. As constants of the build.
 */
export const knownPages = async (): Promise<{ LIST_CALLS: string; REPORT_PAGES: string }> => {
  const { listCalls, reportPages } = (
    await runnerImport<typeof asking>(module, { configFile: false, logLevel: 'error' })
  ).module
  return { LIST_CALLS: JSON.stringify(await listCalls()), REPORT_PAGES: JSON.stringify(reportPages) }
}
