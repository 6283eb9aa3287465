import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { KyselyPlugin } from 'kysely'
import pino from 'pino'
import { dateIn } from '../../domain/calendar.ts'
import type { AnyResource } from '../../resources/core/index.ts'
import { createApp } from '../../server/app/createApp.ts'
import type { AppOptions } from '../../server/app/createApp.ts'
import { prepareDatabase } from '../../server/app/prepareDatabase.ts'
import { columnName, tableName } from '../../server/core/migrations/schemaNames.ts'
import { day, later } from '../../server/core/lifetime.ts'
import { tokenHash } from '../../server/platform/session/tokens.ts'
import { storePassword } from '../../server/platform/session/credentials.ts'
import { readSettings } from '../../server/settings.ts'
import { inMemory } from '../../server/platform/storage/inMemory.ts'
import { hashOnce } from './hashOnce.ts'
import type { TestDatabase, TestEngine } from './database.ts'

/** The password of every sample account, and of those that tests add. */
const password = 'vision-demo'

/** The real API host over a fresh database with a small sample, reached by a `fetch` that needs no port. */
export interface Host {
  readonly database: TestDatabase
  readonly today: string
  readonly fetch: typeof fetch
  /** Statements that were run since it was opened. */
  statements(): number
  /** The token of a new session. */
  signIn(account: string): Promise<string>
  /** Gives an operator the common password. */
  openAccount(operator: number): Promise<void>
  /** Lets a patient sign in on training clients; answers with what. */
  openClient(patient: number): Promise<{ account: string; password: string }>
  /** The token of a guardian at WeChat who may see a patient. */
  openGuardian(patient: number): Promise<string>
  /** Lets everybody try passwords and codes again at once, however often they were wrong. */
  forgetTries(): Promise<void>
  /** Lets guardians sign in. */
  admitGuardians(): Promise<void>
  /** Puts a record into a state behind the server's back, by field names. */
  setColumns(resource: AnyResource, id: number, values: Readonly<Record<string, unknown>>): Promise<void>
  /** Kinds of logged reads of a record, oldest first. */
  readLog(resource: string, record: number): Promise<string[]>
  close(): Promise<void>
}

interface HostOptions extends Pick<AppOptions, 'registry' | 'reports'> {
  /** Patients of the sample; with none the installation is as it is on its first day. */
  readonly sampleData?: number
}

export const openHost = async (engine: TestEngine, { sampleData = 60, ...more }: HostOptions = {}): Promise<Host> => {
  // TEST_LOG=error shows what the server would tell its operator.
  const log = pino({ level: process.env['TEST_LOG'] ?? 'silent' })
  const settings = { ...readSettings({}), sampleData, rateLimit: 1_000_000 }
  const opened = await engine.openFilled(`sample${sampleData}`, database => prepareDatabase(database, settings, log))
  let statements = 0
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      statements += 1
      return result
    },
  }
  const database = { ...opened, db: opened.db.withPlugin(counter) }
  const app = await createApp({ database, settings, log, isSample: sampleData > 0, storage: inMemory(), ...more })
  await app.ready()

  const inject: typeof fetch = async (target, { method = 'GET', headers, body } = {}) => {
    // A form of several parts is spelled as a browser would.
    const form = body instanceof FormData ? new Response(body) : undefined
    const spelled = form
      ? { payload: Buffer.from(await form.arrayBuffer()), type: { 'content-type': form.headers.get('content-type')! } }
      : { payload: body, type: {} }
    const reply = await app.inject({
      method: method as 'GET',
      url: String(target instanceof Request ? target.url : target),
      headers: { ...Object.fromEntries(new Headers(headers).entries()), ...spelled.type },
      ...(typeof spelled.payload === 'string' || Buffer.isBuffer(spelled.payload) ? { payload: spelled.payload } : {}),
    })
    const empty = reply.statusCode === 204 || method === 'HEAD'
    return new Response(empty ? null : new Uint8Array(reply.rawPayload), {
      status: reply.statusCode,
      headers: Object.entries(reply.headers)
        .filter(([, value]) => value !== undefined)
        .map(([name, value]): [string, string] => [name, String(value)]),
    })
  }

  return {
    database,
    statements: () => statements,
    fetch: inject,
    today: dateIn(new Date()),
    async signIn(account) {
      const reply = await inject('/auth/login', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Language: 'en' },
        body: JSON.stringify({ username: account, password }),
      })
      const { status, msg, token } = (await reply.json()) as { status: number; msg: string; token?: string }
      if (status !== 1 || !token) throw new Error(`${account} cannot sign in: ${msg}`)
      return token
    },
    openAccount: async operator => storePassword(database.db, operator, await hashOnce(password), new Date()),
    async openClient(patient) {
      const { account } = await database.db
        .selectFrom('patient')
        .select('account')
        .where('id', '=', patient)
        .where('account', 'is not', null)
        .$narrowType<{ account: string }>()
        .executeTakeFirstOrThrow()
      const values = {
        password_hash: await hashOnce(password),
        must_change: false,
        changed_at: new Date().toISOString(),
      }
      await database.db
        .insertInto('client_credential')
        .values({ patient, ...values })
        .onConflict(conflict => conflict.column('patient').doUpdateSet(values))
        .execute()
      return { account, password }
    },
    async forgetTries() {
      await database.db.deleteFrom('throttle').execute()
    },
    async admitGuardians() {
      await database.db.updateTable('wx_setting').set({ on: true }).execute()
    },
    async openGuardian(patient) {
      const token = randomBytes(32).toString('base64url')
      const { hospital } = await database.db
        .selectFrom('patient')
        .select('hospital')
        .where('id', '=', patient)
        .executeTakeFirstOrThrow()
      const { id } = await database.db
        .insertInto('wx_user')
        .values({ open_id: 'oTest***wxyz' })
        .returning('id')
        .executeTakeFirstOrThrow()
      await database.db.insertInto('wx_binding').values({ wx_user: id, patient, hospital, by: 'guardian' }).execute()
      await database.db
        .insertInto('wx_sign_in')
        .values({
          wx_user: id,
          token_hash: tokenHash(token),
          created_at: new Date().toISOString(),
          expires_at: later(new Date(), day).toISOString(),
        })
        .execute()
      return token
    },
    async setColumns(resource, id, values) {
      const sets = Object.entries(values).map(([name, value]) => sql`${sql.ref(columnName(name))} = ${value}`)
      if (sets.length > 0)
        await sql`update ${sql.table(tableName(resource))} set ${sql.join(sets)} where id = ${id}`.execute(database.db)
    },
    async readLog(resource, record) {
      const { rows } = await sql<{
        kind: string
      }>`select kind from read_log where resource = ${resource} and record = ${record} order by id`.execute(database.db)
      return rows.map(row => row.kind)
    },
    async close() {
      await app.close()
      await database.close()
    },
  }
}
