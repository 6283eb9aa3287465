import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { isFull, ofFullRun } from './tests/support/full.ts'
import { LongestFirst } from './tests/support/LongestFirst.ts'
import { waitLimit } from './tests/support/waitLimit.ts'

// Days and months are told in the business time zone; a run in another zone (TZ=America/Los_Angeles) must pass as well.
process.env['TZ'] ??= 'Asia/Shanghai'

const globalDatabase = './tests/support/globalDatabase.ts'
const withDatabases = existsSync(new URL(globalDatabase, import.meta.url)) ? [globalDatabase] : []

/** Folders whose tests open databases; any other test needs none and starts at once. */
const databaseTests = ['tests/platform/**', 'tests/*/server/**', 'tests/contract/**']
const browserTests = 'tests/e2e/**'
const skipped = isFull ? [] : [ofFullRun]
const randomness = './tests/support/randomness.ts'

/** Rendered pages and replies are young garbage: with four times the room for it, it is collected a quarter as often. */
const execArgv = ['--max-semi-space-size=64']

/** Vitest's own is a second. */
const waits = { poll: { timeout: waitLimit, interval: 20 } }

export default defineConfig({
  test: {
    // With more files at once than there are cores, each computes half as long again: they take turns in the caches.
    maxWorkers: availableParallelism(),
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          execArgv,
          expect: waits,
          environment: 'node',
          isolate: false,
          setupFiles: [randomness],
          include: ['tests/**/*.test.ts'],
          exclude: [...databaseTests, browserTests, 'tests/*/ui/**', ...skipped],
          testTimeout: 20_000,
        },
      },
      {
        // What is loaded once serves all files of a worker: the registry, the engine's schemas, the compiled database.
        test: {
          name: 'server',
          execArgv,
          expect: waits,
          environment: 'node',
          isolate: false,
          setupFiles: [randomness],
          include: databaseTests.map(folder => `${folder}/*.test.ts`),
          exclude: skipped,
          globalSetup: withDatabases,
          // Every variation of the full run is one test with hundreds of calls.
          testTimeout: isFull ? 300_000 : 90_000,
          hookTimeout: 180_000,
        },
      },
      {
        // Pages that a file looks at side by side compute.
        test: {
          name: 'browser',
          execArgv,
          expect: waits,
          maxConcurrency: availableParallelism(),
          sequence: { groupOrder: 1 },
          environment: 'node',
          isolate: false,
          include: [`${browserTests}/*.test.ts`],
          exclude: skipped,
          globalSetup: ['./tests/support/build.ts'],
          setupFiles: ['./tests/support/awaitPrepared.ts', './tests/support/steps.ts'],
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
      {
        plugins: [react()],
        // Test files must get the build of react-router that react-admin gets, or there are two routers.
        resolve: { conditions: ['module-sync', 'module', 'browser', 'development|production'] },
        test: {
          name: 'ui',
          execArgv,
          expect: waits,
          environment: 'jsdom',
          isolate: false,
          setupFiles: [randomness, './tests/support/ui/setUp.ts'],
          include: ['tests/*/ui/**/*.test.{ts,tsx}'],
          exclude: skipped,
          testTimeout: 120_000,
        },
      },
    ],
  },
})
