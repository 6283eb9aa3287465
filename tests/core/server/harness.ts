import Fastify from 'fastify'
import { onePlace } from '../../support/places.ts'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { translate } from '../../../i18n/translate.ts'
import { registry, resourceNamed } from '../../../resources/index.ts'
import { givesFile, standardActions } from '../../../resources/core/action.ts'
import { declaredOperations } from '../../../resources/core/calls.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import { isStored } from '../../../resources/core/fields.ts'
import type { Implementation, Operator, Scope } from '../../../server/core/contract.ts'
import type { Engine } from '../../../server/core/engine.ts'
import { registerEngine } from '../../../server/core/engine.ts'
import { registerExports } from '../../../server/core/export/registerExports.ts'
import { frameworkErrors, registerErrors } from '../../../server/core/errors/handler.ts'
import { Statement } from '../../../server/core/statement.ts'
import { inMemory } from '../../../server/platform/storage/inMemory.ts'
import { createSigner } from '../../../server/platform/storage/signer.ts'
import type { Database } from '../../../server/platform/database/Database.ts'
import { passingCipher } from '../../../server/platform/secrets/Cipher.ts'
import { tableReferences } from '../../../server/tableReferences.ts'
import { createSender } from '../../../server/platform/messages/createSender.ts'
import { notifyAdministrators } from '../../../server/access/notifyAdministrators.ts'
import { notifyOperators } from '../../../server/platform/notices/notifyOperators.ts'

export const now = new Date('2026-03-01T01:00:00.000Z')

/** An operator of the tests; everything is allowed and in scope where nothing else is said. */
export const operatorWith = (
  changes: { permissions?: string[]; scope?: Scope } & Partial<Omit<Operator, 'permissions' | 'scope'>> = {},
): Operator => ({
  id: 1,
  username: 'admin',
  name: '管理员',
  hospital: 1,
  roles: [],
  isExperience: false,
  sessionId: 1,
  mustChangePassword: false,
  mustSetUpSecondFactor: false,
  ...changes,
  permissions: new Set(changes.permissions ?? ['*']),
  scope: changes.scope ?? { hospitals: 'everything' },
})

const idle = async () => undefined

const noRows = {
  query: () =>
    `select ${Object.keys({ id: 0 })
      .map(name => `null as ${name}`)
      .join()} where false`,
  handler: async () => [],
}

/** Handlers that do nothing, for every action and call that needs one. */
const idleHandlers = (resource: AnyResource): Implementation['handlers'] =>
  Object.fromEntries([
    ...declaredOperations(resource)
      .filter(
        ({ name, operation }) =>
          !(standardActions as readonly string[]).includes(name) &&
          !operation.set &&
          operation.report === undefined &&
          !givesFile(operation),
      )
      .map(({ name }) => [name, idle]),
    ...(resource.rows === undefined ? [] : [['rows', noRows[resource.rows]]]),
  ])

export type Given = Partial<
  Record<
    string,
    {
      handlers?: Implementation['handlers']
      hooks?: Implementation['hooks']
      references?: Implementation['references']
    }
  >
>

/** Hooks that know no reason against anything, for every resource that must have them. */
const idleHooks = (resource: AnyResource): Implementation['hooks'] =>
  resource.unavailableReasons ? { unavailableReasons: async rows => rows.map(() => ({})) } : {}

/** Steps that do nothing, for every ref that must have them. */
const idleSteps = (resource: AnyResource): Implementation['references'] =>
  Object.fromEntries(
    Object.entries(resource.fields).flatMap(([name, field]) => {
      const { on = {} } = field as { on?: Readonly<Record<string, string>> }
      const steps = {
        ...(on['merge'] === 'handler' ? { merge: {} } : {}),
        ...(on['remove'] === 'handler' ? { remove: { preview: async () => [] } } : {}),
      }
      return Object.keys(steps).length > 0 ? [[name, steps]] : []
    }),
  )

/** Hooks in the place of those of the product that give a new record what it has to have, or read what is asked. */
const fillingHooks = (resource: AnyResource): Implementation['hooks'] =>
  resource === resourceNamed(resource.name) &&
  (Object.values(resource.fields).some(({ required, readOnly }) => required === true && readOnly === true) ||
    Object.values(resource.actions).some(({ set, input }) => set !== undefined && input !== undefined))
    ? { before: async () => undefined }
    : {}

const implementationsOf = (given: Given, all: Readonly<Record<string, AnyResource>>): Implementation[] =>
  Object.values(all).map(resource => ({
    resource,
    handlers: { ...idleHandlers(resource), ...given[resource.name]?.handlers },
    hooks: { ...idleHooks(resource), ...fillingHooks(resource), ...given[resource.name]?.hooks },
    references: { ...idleSteps(resource), ...given[resource.name]?.references },
  }))

export interface Reply {
  readonly status: number
  readonly body: Record<string, unknown>
  readonly headers: Record<string, unknown>
}

/** A running application over a database, called by one of its operators. */
export interface App {
  readonly app: FastifyInstance
  readonly engine: Engine
  call(
    who: string | null,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD',
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Reply>
}

export const openApp = async (
  database: Database,
  operators: Record<string, Operator>,
  given: Given = {},
  resources = registry,
): Promise<App> => {
  const errors = { translate, clock: () => now }
  const app = Fastify({
    exposeHeadRoutes: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    bodyLimit: 1_000_000,
    frameworkErrors: frameworkErrors(errors),
  })
  registerErrors(app, errors)
  const engine = registerEngine(app, {
    notifyAdministrators,
    notifyOperators,
    registry: resources,
    database,
    implementations: implementationsOf(given, resources),
    tableReferences,
    sender: createSender({ cipher: passingCipher() }),
    files: { storage: onePlace(inMemory()), ...createSigner(new Uint8Array(32)) },
    clock: () => now,
    translate,
    authenticate: async request => operators[request.headers.authorization?.replace('Bearer ', '') ?? ''] ?? null,
  })
  registerExports(app, engine, resources, 60_000)
  await app.ready()
  return {
    app,
    engine,
    async call(who, method, path, body, headers = {}) {
      const reply = await app.inject({
        method,
        url: path,
        headers: {
          language: 'en',
          ...(who === null ? {} : { authorization: `Bearer ${who}` }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
      } as InjectOptions)
      const isJson = /^[[{]/.test(reply.body)
      return {
        status: reply.statusCode,
        headers: reply.headers,
        body: isJson ? (JSON.parse(reply.body) as Record<string, unknown>) : { text: reply.body },
      }
    },
  }
}

/** Runs one statement on the database, for what tests prepare and look at. */
export const query = <Row = Record<string, unknown>>(
  database: Database,
  sql: string,
  parameters: readonly unknown[] = [],
): Promise<Row[]> => {
  const statement = new Statement()
  statement.parameters.push(...parameters)
  return statement.run<Row>(database.db, sql)
}

/** Names of all stored resources. */
export const storedNames = Object.values(registry)
  .filter(isStored)
  .map(resource => resource.name)

/**
 * Three organisations (platform 1 above 2 and 3), an operator, two doctors, a dictionary, and the settings as they
 * begin.
 */
export const seed = async (database: Database): Promise<void> => {
  await database.execScript(`
    insert into hospital (id, name, code, kind, superior, province, city, contact, phone, search) values
      (1, '总平台', 'P1', 'platform', null, '北京', '北京', '张三', '010-12345678', '{总}'),
      (2, '东城医院', 'H2', 'hospital', 1, '北京', '北京', '李四', '010-12345678', '{东}'),
      (3, '西城医院', 'H3', 'hospital', 1, '北京', '北京', '王五', '010-12345678', '{西}');
    insert into role (id, name, name_en) values (1, '管理员', 'Administrator'), (2, '医生', 'Doctor');
    insert into operator (id, username, name, phone, hospital, roles, data_scope) values (1, 'admin', '管理员', '13800000001', 1, '{1}', 'all'), (2, 'east', '东城员工', null, 2, '{2}', 'own');
    insert into doctor (id, name, occupation, hospital) values (1, '赵医生', 'doctor', 2), (2, '钱医生', 'doctor', 3), (3, '孙训练师', 'trainer', 2);
    insert into dict_group (id, name, label, label_en) values (1, 'doctorTitle', '职称', 'Title');
    insert into dict ("group", value, label, label_en, enabled) values (1, 'chief', '主任医师', 'Chief physician', true), (1, 'old', '旧职称', 'Old title', false);
    insert into config_setting (id) values (1);
    ${['hospital', 'role', 'operator', 'doctor', 'dict_group'].map(table => `select setval(pg_get_serial_sequence('${table}', 'id'), 100)`).join(';')};
  `)
}

/** A valid patient; each number gives another mobile. */
export const patientInput = (n: number, changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  name: '王小明',
  gender: 'male',
  birthday: '2016-05-01',
  guardianName: '乔曼',
  consentOn: '2024-01-02',
  mobile: `138${String(10_000_000 + n)}`,
  hospital: 2,
  ...changes,
})
