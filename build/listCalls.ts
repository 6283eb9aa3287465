import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import type * as asking from '../src/boot/asking.ts'
import type { ListCall } from '../src/boot/listToShow.ts'

const module = fileURLToPath(new URL('../src/boot/asking.ts', import.meta.url))

/** How the page of each list first asks for its rows, for the first script, which cannot load the descriptors. */
export const listCalls = async (): Promise<Readonly<Record<string, ListCall>>> =>
  (await runnerImport<typeof asking>(module, { configFile: false, logLevel: 'error' })).module.listCalls()
