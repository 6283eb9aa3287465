import compress from '@fastify/compress'
import rateLimit from '@fastify/rate-limit'
import Fastify, { LogController } from 'fastify'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { translate } from '../../i18n/index.ts'
import { registry, reports } from '../../resources/index.ts'
import type { AnyResource } from '../../resources/core/index.ts'
import type { Database } from '../platform/database/Database.ts'
import { limitAnswers } from '../core/answerLimit.ts'
import type { Implementation, Sender } from '../core/contract.ts'
import { registerEngine } from '../core/engine.ts'
import { clientErrors } from '../core/errors/clientErrors.ts'
import { unauthenticated } from '../core/errors/problem.ts'
import { frameworkErrors, registerErrors } from '../core/errors/handler.ts'
import { registerExports } from '../core/export/registerExports.ts'
import { registerFonts } from '../platform/fonts/registerFonts.ts'
import { implementations } from '../implementations.ts'
import { registerImports } from '../core/import/registerImports.ts'
import { webhookRhythms } from '../integrations/deliverWebhooks.ts'
import { jobHandlers } from '../jobHandlers.ts'
import { tableReferences } from '../tableReferences.ts'
import { startJobs } from '../platform/jobs/startJobs.ts'
import { registerLive } from '../platform/live/registerLive.ts'
import type { LiveLimits } from '../platform/live/limits.ts'
import { lastBackup } from '../platform/backup/lastBackup.ts'
import { createNews } from '../platform/live/news.ts'
import { createOutbox } from '../platform/messages/createOutbox.ts'
import { registerDocs } from '../core/openapi/registerDocs.ts'
import { openOutgoing } from '../platform/outgoing/openOutgoing.ts'
import { createCaches } from '../platform/caches/Caches.ts'
import type { Redis } from '../platform/redis/openRedis.ts'
import { passingCipher } from '../platform/secrets/Cipher.ts'
import type { Cipher } from '../platform/secrets/Cipher.ts'
import { watchFailures } from './watchFailures.ts'
import { openSecurityLog } from '../core/security/SecurityLog.ts'
import { createSessions } from '../platform/session/sessions.ts'
import { createInstallation } from '../platform/settings/createInstallation.ts'
import { behindSwitch } from '../platform/session/siteSwitch.ts'
import { createDeviceRealms } from '../training/authenticateDevice.ts'
import { createGuardianRealm } from '../wechat/authenticateGuardian.ts'
import { openFiles } from '../platform/storage/Files.ts'
import { registerClientFiles } from '../content/registerClientFiles.ts'
import { registerFiles } from './registerFiles.ts'
import { openPlaces } from './openPlaces.ts'
import type { Storage } from '../platform/storage/Storage.ts'
import { registerUploads } from './uploads/registerUploads.ts'
import { uploadsOf } from '../platform/storage/uploadsOf.ts'
import type { Settings } from '../settings.ts'
import { docsGuard } from './docsGuard.ts'
import { registerHealth } from './health.ts'
import type { Readiness } from './health.ts'
import { serverFactory } from './httpServer.ts'
import { registerMetrics } from './metrics.ts'
import { limitInProgress } from './inProgress.ts'
import { logAnswers } from './logging.ts'
import { notFoundPage, registerPages } from './pages.ts'
import { routable } from './paths.ts'
import { answerRequestIds, requestIdOf } from './requestId.ts'
import { countedBy } from './rateLimits.ts'
import { usualLimits } from './requestLimits.ts'
import type { RequestLimits } from './requestLimits.ts'
import { registerSecurity } from './security.ts'
import { registerSite } from './site.ts'
import { tellToLeave } from './stopGracefully.ts'
import { writersWhenNeeded } from './writersWhenNeeded.ts'
import type { Reports } from '../core/statistics/Reports.ts'
import { registerStatistics } from '../core/statistics/registerStatistics.ts'
import { registerNotices } from '../alipay/registerNotices.ts'
import { registerUnsubscribe } from '../statistics/registerUnsubscribe.ts'
import { notifyAdministrators } from '../access/notifyAdministrators.ts'
import { hostBeat } from '../monitor/beat.ts'
import { clearWhenTold } from '../monitor/clearCaches.ts'
import { buildOf, runsBuild } from '../monitor/build.ts'
import { openHostErrors } from '../monitor/HostErrors.ts'
import { openFailedCalls } from '../monitor/failedCalls.ts'
import { notifyOperators } from '../platform/notices/notifyOperators.ts'

/**
 * What a host keeps of the calls that it answers: a line and a look each, what came to nothing, and how long they took.
 */
export type Watching = 'log' | 'errors' | 'metrics'

export interface AppOptions {
  /** Open and prepared; whoever opened it closes it. */
  readonly database: Database
  /** A replica that statistics are read from; the database itself where nothing is said. */
  readonly replica?: Database
  /** The server that hosts share what may be lost by; each keeps its own in memory where nothing is said. */
  readonly redis?: Redis
  /** Which version runs here: hosts of one version tell each other answers of reports, where it is said. */
  readonly version?: string | undefined
  readonly settings: Pick<
    Settings,
    | 'apiDocs'
    | 'connectionLimit'
    | 'dataDir'
    | 'hsts'
    | 'metricsToken'
    | 'outgoingNetworks'
    | 'poolSize'
    | 'publicUrl'
    | 'rateLimit'
    | 'trustProxy'
    | 'mail'
    | 'bucket'
  >
  readonly log: FastifyBaseLogger
  /** The sample is in use: its accounts may be told and the API document read. */
  readonly isSample: boolean
  /** Folder of the built pages; without it only the API is served. */
  readonly pages?: string
  readonly readiness?: Readiness
  readonly clock?: () => Date
  /** Seals stored secrets; without one they can be read by this process alone. */
  readonly cipher?: Cipher
  /** Another way to send than by the log of messages and the services that are set. */
  readonly sender?: Sender
  /** Other limits of requests, for tests. */
  readonly limits?: Partial<RequestLimits>
  /** Other limits of live connections, for tests. */
  readonly live?: Partial<LiveLimits>
  /** Where uploaded files are kept that are in no bucket; a folder of the data directory where nothing is said. */
  readonly storage?: Storage
  /** This host does the work of all hosts as well: it delivers messages and runs the jobs (no). */
  readonly jobs?: boolean
  /** Other resources than the product's own, for tests. */
  readonly registry?: { readonly [name: string]: AnyResource }
  readonly reports?: Reports
  readonly implementations?: readonly Implementation[]
  /** Benchmarks alone: what is not kept, to measure what it costs. */
  readonly without?: readonly Watching[]
  /** Development alone: explains defects to whoever called. */
  readonly explain?: (error: Error) => string
}

const megabyte = 1_048_576

/** The proxy in front adds the address that it saw at the end; what stands before that is whatever the caller wrote. */
const isProxyInFront = (_address: string, hop: number): boolean => hop === 0

/** Puts everything onto a new app, which `begun` gets as soon as it is there. */
const assemble = async (options: AppOptions, begun: (app: FastifyInstance) => void): Promise<FastifyInstance> => {
  const {
    database,
    settings,
    log,
    isSample,
    readiness = { stopping: false },
    clock = () => new Date(),
    cipher = passingCipher(),
    without = [],
  } = options
  const resources = options.registry ?? registry
  const limits = { ...usualLimits, perAddress: settings.connectionLimit, ...options.limits }
  const securityLog = openSecurityLog({ database, clock, log })
  const failedCalls = openFailedCalls({ database, clock, log })
  const build = buildOf(options.pages)
  runsBuild(build)
  const hostErrors = openHostErrors({ database, clock, log, build })
  const errors = {
    translate,
    clock,
    ...(without.includes('errors') ? {} : { watch: watchFailures(securityLog, failedCalls, hostErrors) }),
    ...(options.pages === undefined ? {} : { notFoundPage }),
    ...(options.explain ? { explain: options.explain } : {}),
  }
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request' }),
    genReqId: requestIdOf,
    bodyLimit: megabyte,
    serverFactory: serverFactory(limits, settings),
    clientErrorHandler: clientErrors(errors),
    trustProxy: settings.trustProxy && isProxyInFront,
    // What comes on a kept connection while the host stops is answered, as everything else: a 503 would be a failed
    // call.
    return503OnClosing: false,
    // A GET may change state here, and whoever sends HEAD means to look only.
    exposeHeadRoutes: false,
    rewriteUrl: ({ url = '/' }) => routable(url),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    frameworkErrors: frameworkErrors(errors),
    schemaController: { compilersFactory: { buildSerializer: writersWhenNeeded } },
  })
  begun(app)
  // Added first and so called last: what happens while the host stops is kept too.
  app.addHook('onClose', () => securityLog.close())
  app.addHook('onClose', () => failedCalls.flush())
  app.addHook('onClose', () => hostErrors.flush())
  registerErrors(app, errors)
  answerRequestIds(app)
  limitAnswers(app, limits.answer)
  if (!without.includes('log')) logAnswers(app)
  if (!without.includes('metrics')) registerMetrics(app, database, settings, options.jobs === true, options.redis)
  const caches = createCaches(options.redis)
  const beat = options.jobs ? hostBeat(app, database, { clock, build, caches }) : undefined
  app.addHook('onClose', await clearWhenTold(database, caches, async () => beat?.run()))
  registerSecurity(app, { hsts: settings.hsts, pages: options.pages })
  tellToLeave(app, readiness)
  await app.register(rateLimit, { max: settings.rateLimit, timeWindow: '1 minute', store: countedBy(caches) })
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'], brotliOptions: { params: { 1: 4 } } })

  const installation = await createInstallation({ database, clock })
  app.addHook('onClose', () => installation.close())
  const sessions = behindSwitch(await createSessions({ database, clock, log }), installation)
  app.addHook('onClose', () => sessions.close())
  const news = await createNews({ database, redis: options.redis })
  app.addHook('onClose', () => news.close())
  await registerLive(app, {
    news,
    sessions,
    publicUrl: settings.publicUrl,
    identify: async token => {
      const operator = await sessions.look(token)
      // Pages have live connections, and nothing else.
      if (operator.apiToken) throw unauthenticated()
      return operator
    },
    ...(options.live ? { limits: options.live } : {}),
  })
  limitInProgress(app, limits.perAddress)
  const outgoing = openOutgoing(settings.outgoingNetworks)
  const outbox = createOutbox({ database, cipher, mail: settings.mail, outgoing, log, clock })
  app.addHook('onClose', () => outbox.close())
  registerHealth(app, database, readiness, options.redis)
  registerSite(app, installation, { sample: isSample })
  const storage = await openPlaces({
    database,
    cipher,
    outgoing,
    disk: options.storage ?? uploadsOf(settings),
    bucket: settings.bucket,
  })
  app.addHook('onClose', () => storage.close())
  const files = await openFiles(database, storage)
  registerFiles(app, files, database, sessions)
  const engine = registerEngine(app, {
    notifyAdministrators,
    notifyOperators,
    registry: resources,
    reports: options.reports ?? reports,
    database,
    implementations: options.implementations ?? implementations,
    tableReferences,
    authenticate: (request, always) => sessions.authenticate(request, always),
    authenticateDevice: createDeviceRealms({ database, clock }),
    authenticateGuardian: createGuardianRealm({ database, clock }),
    ...(without.includes('log') ? { readLog: { add: async () => undefined } } : {}),
    sender: options.sender ?? outbox.sender,
    securityLog,
    files,
    cipher,
    outgoing,
    publicUrl: settings.publicUrl,
    lastBackup: () => lastBackup(settings.dataDir),
    timeZone: () => installation.timeZone(),
    connections: settings.poolSize,
    news,
    caches,
    clock,
    translate,
  })
  registerUploads(app, engine, { database, files, registry: resources, clock })
  registerExports(app, engine, resources, limits.download)
  registerFonts(app, engine)
  registerClientFiles(app, engine, Object.values(resources), files)
  const source = { database: options.replica ?? database, isReplica: options.replica !== undefined }
  registerStatistics(app, engine, resources, {
    source,
    version: options.version,
    work: limits.report,
    download: limits.download,
  })
  registerImports(app, engine, resources)
  registerUnsubscribe(app, engine, clock)
  registerNotices(app, engine, clock)
  await registerDocs(app, Object.values(resources), docsGuard(sessions, isSample || settings.apiDocs === 'public'))
  if (options.jobs) {
    const stopJobs = await startJobs(
      { database, source, log, engine, handlers: jobHandlers, timeZone: () => installation.timeZone() },
      [
        ...outbox.rhythms,
        ...webhookRhythms({ database, engine, cipher, outgoing, log, clock }),
        ...(beat ? [beat] : []),
      ],
    )
    app.addHook('onClose', stopJobs)
    app.addHook('onClose', () => beat?.stop())
  }
  if (options.pages !== undefined) await registerPages(app, options.pages)
  return app
}

/**
 * Builds the API host: the engine's routes over the database, exports, API document, health and the built pages, ready
 * to listen or to be injected into. Throws where descriptors and handlers do not fit, with nothing of it
 * left. Close it before the database.
 */
export const createApp = async (options: AppOptions): Promise<FastifyInstance> => {
  const unfinished: FastifyInstance[] = []
  try {
    return await assemble(options, app => unfinished.push(app))
  } catch (error) {
    // What it has begun would go on, with a database that is closed now.
    await Promise.all(unfinished.map(app => app.close()))
    throw error
  }
}
