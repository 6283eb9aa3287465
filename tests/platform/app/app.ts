import pino from 'pino'
import type { FastifyInstance } from 'fastify'
import { createApp } from '../../../server/app/createApp.ts'
import type { AppOptions } from '../../../server/app/createApp.ts'
import { createLog } from '../../../server/app/logging.ts'
import { prepareDatabase } from '../../../server/app/prepareDatabase.ts'
import { readSettings } from '../../../server/settings.ts'
import { inMemory } from '../../../server/platform/storage/inMemory.ts'
import { quickest } from '../../support/database.ts'
import type { TestDatabase, TestEngine } from '../../support/database.ts'

/** The real host over a fresh database with a sample of 40 patients. */
export interface TestApp {
  readonly app: FastifyInstance
  readonly database: TestDatabase
  /** Every line that was logged so far, as it was written. */
  readonly lines: string[]
  signIn(username: string): Promise<string>
  close(): Promise<void>
}

export interface TestAppOptions extends Partial<Pick<AppOptions, 'pages' | 'readiness' | 'isSample'>> {
  readonly engine?: TestEngine
  readonly rateLimit?: number
}

export const openTestApp = async ({
  engine = quickest,
  rateLimit = 100_000,
  ...more
}: TestAppOptions = {}): Promise<TestApp> => {
  const settings = { ...readSettings({}), sampleData: 40, rateLimit }
  const database = await engine.openFilled('sample40', empty =>
    prepareDatabase(empty, settings, pino({ level: 'silent' })),
  )
  const lines: string[] = []
  const app = await createApp({
    database,
    settings,
    log: createLog('trace', {
      write: line => {
        lines.push(line)
      },
    }),
    isSample: true,
    storage: inMemory(),
    ...more,
  })
  await app.ready()
  return {
    app,
    database,
    lines,
    async signIn(username) {
      const reply = await app.inject({
        method: 'POST',
        url: '/auth/login',
        payload: { username, password: 'vision-demo' },
      })
      return reply.json<{ token: string }>().token
    },
    async close() {
      await app.close()
      await database.close()
    },
  }
}
