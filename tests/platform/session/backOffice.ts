import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { translate } from '../../../i18n/index.ts'
import { registry, reports, resources } from '../../../resources/index.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import type { Channel, Implementation, ServiceState } from '../../../server/core/contract.ts'
import { registerEngine } from '../../../server/core/engine.ts'
import type { Engine } from '../../../server/core/engine.ts'
import { inTransaction } from '../../../server/core/execution.ts'
import { contextOf } from '../../../server/core/hooks.ts'
import { createReportReader } from '../../../server/core/statistics/readReportFor.ts'
import type { JobHandler } from '../../../server/platform/jobs/JobHandler.ts'
import { registerErrors } from '../../../server/core/errors/handler.ts'
import { tableReferences } from '../../../server/tableReferences.ts'
import { implementations } from '../../../server/implementations.ts'
import { limitAnswers } from '../../../server/core/answerLimit.ts'
import { registerExports } from '../../../server/core/export/registerExports.ts'
import { registerStatistics } from '../../../server/core/statistics/registerStatistics.ts'
import { registerImports } from '../../../server/core/import/registerImports.ts'
import { bodyPlace, createSender } from '../../../server/platform/messages/createSender.ts'
import { openOutgoing } from '../../../server/platform/outgoing/openOutgoing.ts'
import { passingCipher } from '../../../server/platform/secrets/Cipher.ts'
import { seed } from '../../../server/seed/seed.ts'
import { roleKeys } from '../../../server/seed/roles.ts'
import { confirmMailbox } from '../../../server/platform/session/mailboxes.ts'
import { storePassword } from '../../../server/platform/session/credentials.ts'
import type { DataScope } from '../../../server/platform/session/scopeOf.ts'
import { searchOf } from '../../../server/core/searchOf.ts'
import { watchFailures } from '../../../server/app/watchFailures.ts'
import { openHostErrors } from '../../../server/monitor/HostErrors.ts'
import type { HostErrors } from '../../../server/monitor/HostErrors.ts'
import { openFailedCalls } from '../../../server/monitor/failedCalls.ts'
import type { FailedCalls } from '../../../server/monitor/failedCalls.ts'
import { openSecurityLog } from '../../../server/core/security/SecurityLog.ts'
import type { SecurityLog } from '../../../server/core/security/SecurityLog.ts'
import { createDeviceRealms } from '../../../server/training/authenticateDevice.ts'
import { createGuardianRealm } from '../../../server/wechat/authenticateGuardian.ts'
import { openFiles } from '../../../server/platform/storage/Files.ts'
import { inMemory } from '../../../server/platform/storage/inMemory.ts'
import { registerNotices } from '../../../server/alipay/registerNotices.ts'
import { registerUnsubscribe } from '../../../server/statistics/registerUnsubscribe.ts'
import { registerClientFiles } from '../../../server/content/registerClientFiles.ts'
import { registerFiles } from '../../../server/app/registerFiles.ts'
import { openPlaces } from '../../../server/app/openPlaces.ts'
import { registerUploads } from '../../../server/app/uploads/registerUploads.ts'
import { createSessions } from '../../../server/platform/session/sessions.ts'
import type { Sessions } from '../../../server/platform/session/sessions.ts'
import { confirming } from '../../support/confirming.ts'
import type { TestDatabase } from '../../support/database.ts'
import { notifyAdministrators } from '../../../server/access/notifyAdministrators.ts'
import { hashOnce } from '../../support/hashOnce.ts'
import { notifyOperators } from '../../../server/platform/notices/notifyOperators.ts'

export const password = 'vision-demo'

/** A clock that stands still until it is moved. */
export class TestClock {
  now = new Date('2026-03-02T01:00:00.000Z')
  readonly read = (): Date => this.now
  advance(milliseconds: number): void {
    this.now = new Date(this.now.getTime() + milliseconds)
  }
}

export interface Reply {
  readonly status: number
  readonly body: Record<string, unknown>
}

export interface CallOptions {
  readonly token?: string | undefined
  readonly body?: unknown
  readonly language?: 'en' | 'cn'
  readonly ip?: string
  /** The Idempotency-Key. */
  readonly key?: string
  /** What proves that the caller has just shown who they are. */
  readonly proof?: string | undefined
  /** Give the password again where it is asked for. */
  readonly confirm?: boolean
}

interface AccountOptions {
  readonly role?: keyof typeof roleKeys | readonly number[]
  readonly hospital?: number
  readonly dataScope?: DataScope
  readonly scopeHospitals?: readonly number[]
  readonly isExperience?: boolean
  readonly phone?: string
  readonly email?: string
  /** Whether the owner has shown that they read that mailbox: they have. */
  readonly isConfirmed?: boolean
}

/** One API host on a seeded database: the real engine, handlers and sign-in behind `call`. */
export class BackOffice {
  readonly clock = new TestClock()
  readonly storage = inMemory()
  readonly cipher = passingCipher()
  /** Which channels send. Nothing is delivered in any case. */
  services: Record<Channel, ServiceState> = { email: 'settings', sms: 'settings' }
  readonly database: TestDatabase
  readonly app: FastifyInstance
  sessions!: Sessions
  engine!: Engine
  readonly securityLog: SecurityLog
  readonly failedCalls: FailedCalls
  readonly hostErrors: HostErrors
  /**
   * Ids of the organisations: the platform, a distributor, an agency and two hospitals; the second is under the
   * platform.
   */
  hospitals!: Readonly<Record<'platform' | 'distributor' | 'agency' | 'hospital' | 'elsewhere', number>>

  private constructor(database: TestDatabase) {
    this.database = database
    this.securityLog = openSecurityLog({ database, clock: this.clock.read })
    this.hostErrors = openHostErrors({ database, clock: this.clock.read, build: 'test' })
    this.failedCalls = openFailedCalls({ database, clock: this.clock.read })
    this.app = Fastify({ logger: false, trustProxy: true, routerOptions: { ignoreTrailingSlash: true } })
  }

  /**
   * `networks` are those that it may call although they are not public, as where something here stands in for another
   * host.
   */
  static async open(
    database: TestDatabase,
    more: readonly Implementation[] = [],
    networks: readonly string[] = [],
  ): Promise<BackOffice> {
    const office = new BackOffice(database)
    await seed(database)
    office.hospitals = await office.plantTree()
    await office.start([...implementations, ...more], networks)
    return office
  }

  /** The same on a database that brings its own organisations. */
  static async over(database: TestDatabase): Promise<BackOffice> {
    const office = new BackOffice(database)
    await office.start(implementations)
    return office
  }

  private async start(all: readonly Implementation[], networks: readonly string[] = []): Promise<void> {
    const { app, database, clock } = this
    this.sessions = await createSessions({ database, clock: clock.read })
    limitAnswers(app, 60_000)
    registerErrors(app, {
      translate,
      clock: clock.read,
      watch: watchFailures(this.securityLog, this.failedCalls, this.hostErrors),
    })
    const outgoing = openOutgoing(networks)
    const places = await openPlaces({ database, cipher: this.cipher, outgoing, disk: this.storage, bucket: undefined })
    app.addHook('onClose', () => places.close())
    const files = await openFiles(database, places)
    registerFiles(app, files, this.database, { look: token => this.sessions.look(token) })
    const engine = (this.engine = registerEngine(app, {
      notifyAdministrators,
      notifyOperators,
      securityLog: this.securityLog,
      registry: registry as Readonly<Record<string, AnyResource>>,
      reports,
      database,
      implementations: all,
      tableReferences,
      outgoing,
      cipher: this.cipher,
      sender: createSender({ cipher: this.cipher, clock: clock.read, services: async () => this.services }),
      files,
      connections: 5,
      clock: clock.read,
      translate,
      authenticate: (request, always) => this.sessions.authenticate(request, always),
      authenticateDevice: createDeviceRealms({ database, clock: clock.read }),
      authenticateGuardian: createGuardianRealm({ database, clock: clock.read }),
    }))
    registerUploads(app, engine, {
      database,
      files,
      registry: registry as Readonly<Record<string, AnyResource>>,
      clock: clock.read,
    })
    registerClientFiles(app, engine, Object.values(registry), files)
    registerExports(app, engine, registry as Readonly<Record<string, AnyResource>>, 60_000)
    registerStatistics(app, engine, registry as Readonly<Record<string, AnyResource>>, {
      source: { database, isReplica: false },
      work: 60_000,
      download: 60_000,
    })
    registerImports(app, engine, registry as Readonly<Record<string, AnyResource>>)
    registerUnsubscribe(app, engine, clock.read)
    registerNotices(app, engine, clock.read)
    await app.ready()
  }

  /** Does the work of a job as one host does, at the office's moment. */
  async work({ name, run }: JobHandler): Promise<number> {
    const {
      engine,
      database,
      clock: { now },
    } = this
    const [log, source] = [this.app.log, { database, isReplica: false }]
    const { records } = await run({
      log,
      now,
      signal: new AbortController().signal,
      read: work => database.db.transaction().setAccessMode('read only').execute(work),
      inTransaction: work => inTransaction(engine.beginJob(name, { now, log }), inner => work(contextOf(inner))),
      readReport: createReportReader(engine, source, () => ({ now, log })),
    })
    return records
  }

  private async plantTree() {
    const make = async (
      name: string,
      kind: 'platform' | 'distributor' | 'agency' | 'hospital',
      superior: number | null,
    ): Promise<number> => {
      const { id } = await this.database.db
        .insertInto('hospital')
        .values({
          name,
          code: name.replaceAll(' ', ''),
          kind,
          superior,
          province: '浙江省',
          city: '杭州市',
          contact: '王芳',
          phone: '010-88888888',
          search: searchOf(resources.hospital, { name }),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    }
    const platform = await make('Platform', 'platform', null)
    const distributor = await make('Distributor', 'distributor', platform)
    const agency = await make('Agency', 'agency', distributor)
    return {
      platform,
      distributor,
      agency,
      hospital: await make('Hospital', 'hospital', agency),
      elsewhere: await make('Elsewhere', 'hospital', platform),
    }
  }

  /** Another host's view of the same sessions: nothing cached, everything written. */
  async reopenSessions(): Promise<void> {
    this.sessions = await createSessions({ database: this.database, clock: this.clock.read })
  }

  /** Waits until everything that goes on in the background is written. */
  async settle(): Promise<void> {
    await this.sessions.close()
    await this.reopenSessions()
  }

  /** Ends this host, and leaves its database to others. */
  async leave(): Promise<void> {
    await this.app.close()
    await this.sessions.close()
    await this.securityLog.close()
  }

  async close(): Promise<void> {
    await this.leave()
    await this.database.close()
  }

  async roleId(name: keyof typeof roleKeys): Promise<number> {
    return (
      await this.database.db.selectFrom('role').select('id').where('key', '=', roleKeys[name]).executeTakeFirstOrThrow()
    ).id
  }

  /** Makes an operator straight in the database; answers its id. */
  async account(username: string, options: AccountOptions = {}): Promise<number> {
    const {
      role = 'admin',
      hospital = this.hospitals.platform,
      dataScope = 'all',
      scopeHospitals,
      isExperience = false,
      phone,
      email,
      isConfirmed = true,
    } = options
    const roles = typeof role === 'string' ? [await this.roleId(role)] : [...role]
    const { id } = await this.database.db
      .insertInto('operator')
      .values({
        username,
        name: username,
        hospital,
        roles,
        data_scope: dataScope,
        scope_hospitals: scopeHospitals ? [...scopeHospitals] : null,
        is_experience: isExperience,
        phone: phone ?? null,
        email: email ?? null,
        search: searchOf(resources.operator, { username, name: username }),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await storePassword(this.database.db, id, await hashOnce(password), this.clock.now)
    if (email !== undefined && isConfirmed) await confirmMailbox(this.database.db, id, email, this.clock.now)
    return id
  }

  /** Shows anew who somebody is, for one purpose; answers the proof. */
  async prove(token: string | undefined, purpose: string): Promise<string> {
    return String((await this.call('POST auth/reauthenticate', { token, body: { password, purpose } })).body['proof'])
  }

  async call(line: string, { confirm, ...options }: CallOptions = {}): Promise<Reply> {
    if (!confirm) return this.send(line, options)
    return confirming(
      ({ Reauthentication: proof }) => this.send(line, { ...options, proof }),
      purpose => this.prove(options.token, purpose),
    )
  }

  private async send(
    line: string,
    { token, body, language = 'en', ip = '10.0.0.1', key, proof }: CallOptions,
  ): Promise<Reply> {
    const [method, path] = line.split(' ') as ['GET' | 'POST' | 'PUT' | 'DELETE', string]
    const reply = await this.app.inject({
      method,
      url: `/${path}`,
      headers: {
        language,
        'x-forwarded-for': ip,
        'user-agent': 'test',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(key ? { 'idempotency-key': key } : {}),
        ...(proof ? { reauthentication: proof } : {}),
      },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    })
    const isJson = String(reply.headers['content-type']).includes('json')
    return {
      status: reply.statusCode,
      body: isJson && reply.body !== '' ? (JSON.parse(reply.body) as Record<string, unknown>) : {},
    }
  }

  login(
    username: string,
    options: { password?: string; remember?: boolean; ip?: string; language?: 'en' | 'cn' } = {},
  ): Promise<Reply> {
    const { password: given = password, remember = false, ...call } = options
    return this.call('POST auth/login', { ...call, body: { username, password: given, remember } })
  }

  /** Signs in and answers the token. */
  async token(username: string, options: { password?: string; remember?: boolean } = {}): Promise<string> {
    const { body } = await this.login(username, options)
    if (body['status'] !== 1) throw new Error(`${username} could not sign in: ${JSON.stringify(body)}`)
    return String(body['token'])
  }

  /** Makes an account and signs it in. */
  async signedIn(username: string, options: AccountOptions = {}): Promise<{ id: number; token: string }> {
    const id = await this.account(username, options)
    return { id, token: await this.token(username) }
  }

  /** What the security log holds now, latest first. */
  async events(): Promise<
    readonly {
      kind: string
      operator: number | null
      account: number | null
      hospital: number | null
      call: string
      detail: string | null
      ip: string | null
      count: number
    }[]
  > {
    await this.securityLog.flush()
    return this.database.db
      .selectFrom('security_event')
      .select(['kind', 'operator', 'account', 'hospital', 'call', 'detail', 'ip', 'count'])
      .orderBy('last_at', 'desc')
      .orderBy('id', 'desc')
      .execute()
  }

  /** What messages on their way to somebody say, newest first. */
  async messages(recipient: string): Promise<string[]> {
    const rows = await this.database.db
      .selectFrom('message')
      .select('body')
      .where('recipient', '=', recipient)
      .where('body', 'is not', null)
      .orderBy('id', 'desc')
      .execute()
    return rows.map(row => this.cipher.open(row.body!, bodyPlace))
  }

  /** Makes a patient straight in the database; answers its id. */
  async patient(name: string, hospital: number, more: { trainer?: number } = {}): Promise<number> {
    const { id } = await this.database.db
      .insertInto('patient')
      .values({
        name,
        hospital,
        gender: 'female',
        birthday: '2019-05-01',
        mobile: `138${String(Math.abs(hash(name)) % 100_000_000).padStart(8, '0')}`,
        trainer: more.trainer ?? null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
}

const hash = (text: string): number =>
  [...text].reduce((sum, character) => (sum * 31 + character.codePointAt(0)!) | 0, 7)
