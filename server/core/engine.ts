import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import { fromLanguageHeader } from '../../i18n/Language.ts'
import { declaredOperations, importCalls, operationsOf } from '../../resources/core/calls.ts'
import { nearest } from '../../resources/core/checks/nearest.ts'
import { allFields, isStored } from '../../resources/core/fields.ts'
import { typeOf } from '../../resources/core/typeOf.ts'
import { asksFile, givesFile, standardActions } from '../../resources/core/action.ts'
import type { ClientRealm, Operation } from '../../resources/core/action.ts'
import { isDeniedToDemo } from '../../resources/core/demo.ts'
import { isDeniedToTokens } from '../../resources/core/tokens.ts'
import { changesState, isRepeatable } from '../../resources/core/effects.ts'
import type { AnyResource } from '../../resources/core/index.ts'
import { allows, permissionOf } from '../../resources/core/permission.ts'
import { defaultTimeZone } from '../../domain/calendar.ts'
import type { Database } from '../platform/database/Database.ts'
import { callOf } from './security/problemEvents.ts'
import type { SecurityLog } from './security/SecurityLog.ts'
import { openOutgoing } from '../platform/outgoing/openOutgoing.ts'
import type { Outgoing } from '../platform/outgoing/openOutgoing.ts'
import { createCaches } from '../platform/caches/Caches.ts'
import type { Caches } from '../platform/caches/Caches.ts'
import { passingCipher } from '../platform/secrets/Cipher.ts'
import type { Cipher } from '../platform/secrets/Cipher.ts'
import { proofHeader } from './proofs.ts'
import { forbidden, Problem, unauthenticated } from './errors/problem.ts'
import { createAnywhere, elsewhere, updateAnywhere } from './actions/change.ts'
import { createMany } from './actions/createMany.ts'
import { updateMany } from './actions/updateMany.ts'
import type { Files } from '../platform/storage/Files.ts'
import { plainWrites } from './contract.ts'
import type { DeviceCaller, GuardianCaller, Hooks, Implementation, Operator, Sender } from './contract.ts'
import type { Execution, Host } from './execution.ts'
import { inTurn } from './inTurn.ts'
import { KeptReplies } from './KeptReplies.ts'
import { Models } from './model.ts'
import type { Registry } from './model.ts'
import type { Reports } from './statistics/Reports.ts'
import { References } from './referential/References.ts'
import type { TableReferences } from './referential/steps.ts'
import { registerForms } from './forms.ts'
import { onlyJson } from './onlyJson.ts'
import { ReadLog } from './readLog.ts'
import { declareRoute } from './route.ts'
import { createToday } from './today.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls; null before the token was looked at, and in public calls. */
    caller: Operator | null
    /** The training client that calls; null in calls of operators. */
    device: DeviceCaller | null
    /** The guardian who calls; null in calls of others. */
    guardian: GuardianCaller | null
    /** Whether its connection has gone before it was answered. */
    hasLeft?: () => boolean
  }
}

export interface EngineOptions {
  readonly registry: Registry
  /**
   * Pages of statistics; their facts are counted by, and lists are asked for the rows behind a number. None where
   * nothing is said.
   */
  readonly reports?: Reports
  readonly database: Database
  readonly implementations: readonly Implementation[]
  /** What refers to records from tables that no descriptor knows. */
  readonly tableReferences: TableReferences
  /**
   * The operator of the request's token; null where there is none. May throw a Problem (444, 445). `always` lets one
   * pass who has to replace a one-time password before anything else.
   */
  readonly authenticate: (request: FastifyRequest, always: Operation['always']) => Promise<Operator | null>
  /**
   * The training client of the request's token, for calls of that realm; null where it is no such token. Nobody without
   * it.
   */
  readonly authenticateDevice?: (request: FastifyRequest, realm: ClientRealm) => Promise<DeviceCaller | null>
  /** The guardian of the request's token; null where it is no such token. Nobody without it. */
  readonly authenticateGuardian?: (request: FastifyRequest) => Promise<GuardianCaller | null>
  readonly sender: Sender
  /** Keeps looks at records; in the database where nothing is said. */
  readonly readLog?: Pick<ReadLog, 'add'>
  /** Keeps what whoever watches over the installation should know; nothing is kept where nothing is said. */
  readonly securityLog?: Pick<SecurityLog, 'add'>
  readonly files: Files
  /** Seals stored secrets; without one they hold for as long as the process. */
  readonly cipher?: Cipher
  /** The way out to other hosts; public addresses alone where nothing is said. */
  readonly outgoing?: Outgoing
  /**
   * Tells the others who may do the same what the call is about to do; needed where an action declares that it tells
   * them.
   */
  readonly notifyAdministrators?: Host['notifyAdministrators']
  /** Keeps notices for operators, and tells their open pages. */
  readonly notifyOperators: Host['notifyOperators']
  /** Where browsers reach the installation; this machine where nothing is said. */
  readonly publicUrl?: string
  /** When the last backup was written; nobody knows where nothing is said. */
  readonly lastBackup?: Host['lastBackup']
  /** The business time zone as it is set now; the usual one where nothing is said. */
  readonly timeZone?: () => string
  /** How other hosts are told; by the database where nothing is said. */
  readonly news?: Host['news']
  readonly caches?: Caches
  /** Connections that the host has to its database; as many as usual where nothing is said. */
  readonly connections?: number
  readonly clock: () => Date
  readonly translate: Host['translate']
}

/** The running engine, for routes that are built beside it (exports). */
export interface Engine {
  readonly host: Host
  /** A hook that lets a request pass if its caller may do the action: throws 401, 403, or 403 `demo`. */
  authorise(resource: AnyResource, action: string): onRequestAsyncHookHandler
  /** What the steps of the engine need to know of a request that was let pass. */
  begin(request: FastifyRequest, resource: AnyResource, action: string): Execution
  /**
   * What they need to know of something that is done for an operator who does not call, with their rights and within
   * their scope.
   */
  beginFor(
    operator: Operator,
    resource: AnyResource,
    action: string,
    run: Pick<Execution, 'now' | 'log' | 'language'>,
  ): Execution
  /** What they need to know of a run of a job, which acts as the product itself. */
  beginJob(job: string, run: Pick<Execution, 'now' | 'log'>): Execution
}

const usualConnections = 10

const bearer = (request: FastifyRequest): string =>
  /^Bearer\s+(\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? ''

const needsHandler = (name: string, { set, report, ...operation }: Operation): boolean =>
  !(standardActions as readonly string[]).includes(name) &&
  set === undefined &&
  report === undefined &&
  !givesFile(operation)

/** Actions and calls that have neither data nor a handler to run them, and handlers of what is not there. */
const mismatches = (registry: Registry, implementations: ReadonlyMap<string, Implementation>): string[] =>
  Object.values(registry).flatMap(resource => {
    const { handlers = {}, hooks = {} } = implementations.get(resource.name) ?? {}
    const needed = declaredOperations(resource)
      .filter(({ name, operation }) => needsHandler(name, operation))
      .map(({ name }) => name)
    const source = resource.rows === undefined ? [] : ['rows']
    const unheld = Object.entries(handlers).flatMap(([name, handler]) =>
      needed.includes(name) && typeof handler !== 'function' && !('hold' in handler) ? [name] : [],
    )
    return [
      ...source
        .filter(name => !Object.hasOwn(handlers, name))
        .map(name => `nothing gives the rows of ${resource.name}: implement(${resource.name}, { ${name}: … })`),
      ...needed
        .filter(name => !Object.hasOwn(handlers, name))
        .map(
          name =>
            `${resource.name}.${name} has no handler: implement(${resource.name}, { ${name}: … }) in server/‹capability›/, named in its index.ts`,
        ),
      ...Object.keys(handlers)
        .filter(name => ![...needed, ...source].includes(name))
        .map(name => `${resource.name}.${name} must not have a handler`),
      ...unheld
        .filter(name => isRepeatable(resource, name, operationsOf(resource)[name]!))
        .map(
          name =>
            `the handler of ${resource.name}.${name} begins before its transaction, so that its answer cannot be kept: repeatable: false, or reads: true`,
        ),
      ...Object.entries(handlers)
        .filter(
          ([name, handler]) =>
            typeof handler !== 'function' &&
            'read' in handler &&
            needed.includes(name) &&
            changesState(resource, name, operationsOf(resource)[name]!),
        )
        .map(
          ([name]) =>
            `the handler of ${resource.name}.${name} keeps its replies, so that it must only read: GET, or reads: true`,
        ),
      ...(resource.unavailableReasons === true && !('unavailableReasons' in hooks)
        ? [
            `${resource.name} says that the server knows reasons against actions: implement(${resource.name}, …, { unavailableReasons })`,
          ]
        : []),
      ...strayHooks(resource, hooks as Hooks<never>),
      ...unfilled(resource, hooks as Hooks<never>),
      ...unread(resource, hooks as Hooks<never>),
    ]
  })

/** What hooks wait for that is not there, or that nothing of theirs waits for. */
const strayHooks = (resource: AnyResource, hooks: Hooks<never>): string[] => {
  const { on, under, whenChanged } = hooks
  const writes = [...Object.keys(operationsOf(resource)), ...plainWrites]
  const isHeard = (on === undefined || on.includes('update')) && ('before' in hooks || 'after' in hooks)
  return [
    ...(on ?? [])
      .filter(name => !writes.includes(name))
      .map(name => {
        const meant = nearest(name, writes)
        return `the hooks of ${resource.name} are on ${name}, which is no action of it${meant === undefined ? '' : `: did you mean ${meant}?`}`
      }),
    ...(under ?? [])
      .filter(name => writes.includes(name))
      .map(name => `the hooks of ${resource.name} say ${name} under: it is an action, which stands in on`),
    ...(under !== undefined && on === undefined
      ? [`the hooks of ${resource.name} are for all that is written: under says nothing without on`]
      : []),
    ...(whenChanged ?? [])
      .filter(name => !Object.hasOwn(allFields(resource), name))
      .map(name => `the hooks of ${resource.name} wait for ${name} to change, which is no field`),
    ...(whenChanged !== undefined && !isHeard
      ? [`the hooks of ${resource.name} say whenChanged: they need before or after, for update`]
      : []),
  ]
}

/** Values that records have to have, no form asks for, and nothing gives: no record could ever be made. */
const unfilled = (resource: AnyResource, { on, before, beforeCreate }: Hooks<never>): string[] => {
  const isGiven = (before ?? beforeCreate) !== undefined && (on === undefined || on.includes('create'))
  if (!isStored(resource) || resource.actions['create'] === undefined || isGiven) return []
  return Object.entries(resource.fields)
    .filter(
      ([, field]) =>
        field.required === true &&
        field.readOnly === true &&
        field.default === undefined &&
        field.follows === undefined &&
        typeOf(field).startsAs === undefined &&
        typeOf(field).column(field) !== null,
    )
    .map(
      ([name]) =>
        `nothing gives a new ${resource.name} its ${name}: a default, or implement(${resource.name}, …, { on: ['create'], before })`,
    )
}

/** What is asked before a change that data make, where nobody reads the answers. */
const unread = (resource: AnyResource, { on, before }: Hooks<never>): string[] =>
  Object.entries(resource.actions)
    .filter(([name, { set }]) => set !== undefined && (before === undefined || on?.includes(name) === false))
    .flatMap(([name, { input = {}, audit = [] }]) =>
      Object.keys(input)
        .filter(asked => asked !== 'previewToken' && !audit.includes(asked))
        .map(
          asked =>
            `nobody reads the ${asked} that ${resource.name}.${name} asks for: audit: ['${asked}'] keeps it in the history, implement(${resource.name}, …, { on: ['${name}'], before }) answers what to write of it`,
        ),
    )

/** Actions that tell other administrators, where nothing does. */
const untold = (registry: Registry): string[] =>
  Object.values(registry).flatMap(resource =>
    Object.keys(resource.actions)
      .filter(name => resource.actions[name]!.notifies)
      .map(name => `${resource.name}.${name} tells the other administrators: the engine needs notifyAdministrators`),
  )

const createEngine = (options: EngineOptions): Engine => {
  const {
    registry,
    reports = {},
    database,
    sender,
    files,
    clock,
    translate,
    cipher = passingCipher(),
    timeZone = () => defaultTimeZone,
  } = options
  const {
    outgoing = openOutgoing([]),
    publicUrl = 'http://localhost',
    lastBackup = async () => undefined,
    securityLog = { add: () => undefined },
  } = options
  const implementations = new Map(options.implementations.map(one => [one.resource.name, one]))
  const wrong = [...mismatches(registry, implementations), ...(options.notifyAdministrators ? [] : untold(registry))]
  if (wrong.length > 0) throw new Error(`Descriptors and handlers do not match:\n${wrong.join('\n')}`)
  const models = new Models(registry)
  const references = new References(registry, implementations, options.tableReferences)
  const { caches = createCaches(undefined) } = options
  const keptReplies = new KeptReplies(database)
  caches.add(keptReplies.recent)
  const host: Host = {
    models,
    turn: inTurn(options.connections ?? usualConnections),
    reports,
    database,
    news: options.news ?? database,
    caches,
    keptReplies,
    implementations,
    references,
    readLog: options.readLog ?? new ReadLog(database.db),
    sender,
    securityLog,
    files,
    cipher,
    outgoing,
    publicUrl,
    lastBackup,
    timeZone,
    translate,
    notifyAdministrators: options.notifyAdministrators,
    notifyOperators: options.notifyOperators,
    update: updateAnywhere,
    updateMany,
    create: createAnywhere,
    createMany: (call, resource, values) => createMany(elsewhere(call, resource, 'create'), values),
  }
  const today = createToday(timeZone)
  return {
    host,
    authorise(resource, name) {
      const permission = permissionOf(resource, name)
      const action = operationsOf(resource)[name]!
      const isDenied = isDeniedToDemo(resource, name)
      const isPersonal = isDeniedToTokens(resource, name)
      const changes = changesState(resource, name, action)
      return async request => {
        if (permission === 'public') return
        if (action.by === 'guardian') {
          request.guardian = (await options.authenticateGuardian?.(request)) ?? null
          if (!request.guardian) throw unauthenticated()
          return
        }
        if (action.by !== undefined) {
          request.device = (await options.authenticateDevice?.(request, action.by)) ?? null
          if (!request.device) throw unauthenticated()
          return
        }
        const operator = await options.authenticate(request, action.always)
        if (!operator) throw unauthenticated()
        request.caller = operator
        if (operator.apiToken && isPersonal) throw new Problem(403, 'notForTokens')
        if (operator.apiToken?.looksOnly === true && changes) throw new Problem(403, 'tokenLooksOnly')
        if (!allows(operator.permissions, permission)) throw forbidden(permission)
        if (operator.isExperience && isDenied) throw new Problem(403, 'demo')
      }
    },
    begin(request, resource, name) {
      const now = clock()
      return {
        host,
        model: models.of(resource.name),
        resource,
        name,
        action: operationsOf(resource)[name]!,
        operator: request.caller,
        device: request.device,
        guardian: request.guardian,
        timeZone: timeZone(),
        db: database.db,
        language: fromLanguageHeader(request.headers['language']),
        now,
        clock,
        today: today(now),
        requestId: request.id,
        route: callOf(request),
        client: { ip: request.ip, userAgent: request.headers['user-agent'] ?? '' },
        token: request.caller ? bearer(request) : '',
        proof: String(request.headers[proofHeader] ?? ''),
        log: request.log,
        given: {},
        tasks: [],
        hasLeft: request.hasLeft,
      }
    },
    beginFor(operator, resource, name, { now, log, language }) {
      return {
        host,
        model: models.of(resource.name),
        resource,
        name,
        action: operationsOf(resource)[name]!,
        operator,
        device: null,
        guardian: null,
        timeZone: timeZone(),
        db: database.db,
        language,
        now,
        clock,
        today: today(now),
        requestId: randomUUID(),
        route: `${resource.name}.${name}`,
        client: { ip: '', userAgent: '' },
        token: '',
        proof: '',
        log,
        given: {},
        tasks: [],
      }
    },
    beginJob(job, { now, log }) {
      const model = models.of('timing')
      return {
        host,
        model,
        resource: model.resource,
        name: 'runNow',
        action: {},
        operator: null,
        device: null,
        guardian: null,
        job,
        isUnscoped: true,
        timeZone: timeZone(),
        db: database.db,
        language: 'zh',
        now,
        clock,
        today: today(now),
        requestId: randomUUID(),
        route: `job ${job}`,
        client: { ip: '', userAgent: '' },
        token: '',
        proof: '',
        log,
        given: {},
        tasks: [],
      }
    },
  }
}

/** Actions whose answer is a file, the calls of an import, and reports: their routes stand beside the engine. */
const isBeside = (resource: AnyResource, name: string): boolean =>
  name === 'export' ||
  name in importCalls(resource) ||
  operationsOf(resource)[name]!.report !== undefined ||
  givesFile(operationsOf(resource)[name]!)

/**
 * Declares one route for each declared or derived action of every resource, those apart that answer a file. Throws
 * where an action has nothing that runs it.
 */
export const registerEngine = (app: FastifyInstance, options: EngineOptions): Engine => {
  const engine = createEngine(options)
  onlyJson(app)
  app.decorateRequest('caller', null)
  app.decorateRequest('device', null)
  app.decorateRequest('guardian', null)
  app.decorateRequest('hasLeft', undefined)
  // The request's own end says nothing: with a body it ends once that was read.
  app.addHook('onRequest', async (request, { raw }) => {
    request.hasLeft = () => raw.destroyed && !raw.writableFinished
  })
  const declared = Object.values(options.registry).flatMap(resource =>
    Object.entries(operationsOf(resource))
      .filter(([name]) => !isBeside(resource, name))
      .map(([name, action]) => ({ resource, name, action })),
  )
  for (const { resource, name } of declared.filter(({ action }) => !asksFile(action)))
    declareRoute(app, engine, resource, name)
  registerForms(app, scope => {
    for (const { resource, name } of declared.filter(({ action }) => asksFile(action)))
      declareRoute(scope, engine, resource, name)
  })
  return engine
}
