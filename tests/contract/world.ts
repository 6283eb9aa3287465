import { randomBytes } from 'node:crypto'
import { createDataProvider } from '../../dataProvider/index.ts'
import { registry } from '../../resources/index.ts'
import type { Realm } from '../../resources/core/action.ts'
import { holds } from '../../resources/core/condition.ts'
import type { AnyCondition } from '../../resources/core/condition.ts'
import { operationsOf, isRegular, pathParameters, requestLine, toRequest } from '../../resources/core/calls.ts'
import type { RequestLine } from '../../resources/core/calls.ts'
import { hasRecords, isStored } from '../../resources/core/fields.ts'
import type { Field } from '../../resources/core/field.ts'
import type { AnyResource } from '../../resources/core/index.ts'
import { confirming } from '../support/confirming.ts'
import type { Host } from '../support/host.ts'
import { inputFor, known } from './inputs.ts'
import type { Sources } from './inputs.ts'
import { stateIn } from './stateSpace.ts'
import { ways } from './ways.ts'

export type Row = Readonly<Record<string, unknown>> & { readonly id: number; readonly version: number }

/** Resources with records, of a table or worked out, each with its name, for `describe.each`. */
export const recorded: readonly [string, AnyResource][] = Object.entries(registry).filter(([, resource]) =>
  hasRecords(resource),
)

/** Those with a table. */
export const stored = recorded.filter(([, resource]) => isStored(resource))

/** Those of which there are many. */
export const listed = recorded.filter(([, resource]) => resource.actions['list'])

/** Those of which there is one record. */
export const single = stored.filter(([, resource]) => resource.singleton)

/** Those that are made over HTTP, rather than written by the server alone. */
export const creatable = stored.filter(([, resource]) => resource.actions['create'])

/** A picture of one pixel. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

let seed = 1000
/** Another number each time, so that unique values never meet. */
export const nextSeed = (): number => (seed += 1)

/** What contract tests do in one running host: sign in, make records, call actions raw or through the data provider. */
export class World implements Sources {
  readonly host: Host
  private readonly tokens = new Map<string, string>()
  private readonly made = new Map<string, number>()
  private uploaded: Promise<{ readonly key: string; readonly keyUrl: string }> | undefined
  private clients: Promise<Record<Realm, string>> | undefined

  constructor(host: Host) {
    this.host = host
  }

  /** The token of an account, signed in once: a second sign-in would end the first. */
  async token(account: string): Promise<string> {
    const known = this.tokens.get(account)
    if (known) return known
    const token = await this.host.signIn(account)
    this.tokens.set(account, token)
    return token
  }

  async provider(account: string, language: 'zh' | 'en' = 'en') {
    const token = await this.token(account)
    return createDataProvider({
      fetch: this.host.fetch,
      token: () => token,
      language: () => language,
      reauthenticate: purpose => this.prove(account, purpose),
    })
  }

  /** One action as a bare HTTP request, without the data provider's courtesies. */
  async call(
    account: string | null,
    resource: AnyResource,
    action: string,
    input: Record<string, unknown>,
    language: 'en' | 'cn' = 'en',
  ) {
    const { method, path, query, body } = toRequest(requestLine(resource, action), input)
    return this.request(account, method, `/${path}`, { query, ...(body ? { body } : {}), language })
  }

  async request(
    account: string | null,
    method: string,
    path: string,
    options: {
      query?: Readonly<Record<string, unknown>>
      body?: unknown
      raw?: string
      headers?: Record<string, string>
      language?: 'en' | 'cn'
    } = {},
  ): Promise<{ status: number; body: Record<string, unknown>; headers: Headers }> {
    const search = new URLSearchParams(
      Object.entries(options.query ?? {})
        .filter(([, value]) => value !== undefined)
        .map(([key, value]) => [key, String(value)]),
    )
    const payload = options.raw ?? (options.body === undefined ? undefined : JSON.stringify(options.body))
    const send = async (proof: Record<string, string>) => {
      const reply = await this.host.fetch(`${path}${search.size > 0 ? `?${search}` : ''}`, {
        method,
        headers: {
          Language: options.language ?? 'en',
          ...(payload === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...(account === null ? {} : { Authorization: `Bearer ${await this.token(account)}` }),
          ...proof,
          ...options.headers,
        },
        ...(payload === undefined ? {} : { body: payload }),
      })
      const text = await reply.text()
      return {
        status: reply.status,
        headers: reply.headers,
        body: text.startsWith('{') || text.startsWith('[') ? (JSON.parse(text) as Record<string, unknown>) : { text },
      }
    }
    return account === null ? send({}) : confirming(send, purpose => this.prove(account, purpose))
  }

  /** Shows anew who an account is, for one purpose; answers the proof. */
  async prove(account: string, purpose: string): Promise<string> {
    // Odd passwords that tests sent before must make nobody wait.
    await this.host.forgetTries()
    const { status, body } = await this.request(account, 'POST', '/auth/reauthenticate', {
      body: { password: 'vision-demo', purpose },
    })
    if (status !== 200) throw new Error(`${account} could not show again who they are: ${JSON.stringify(body)}`)
    return String(body['proof'])
  }

  async record(name: string, where?: AnyCondition): Promise<number> {
    const key = `${name} ${JSON.stringify(where ?? {})}`
    const before = this.made.get(key)
    if (before) return before
    const [way] = Object.values(ways[name] ?? {})
    const id = known(name).actions['create']
      ? await this.fresh(name, where)
      : way
        ? await way(this)
        : (await this.anyRow(name)).id
    this.made.set(key, id)
    return id
  }

  async fresh(name: string, where?: AnyCondition): Promise<number> {
    const resource = known(name)
    return (await this.make(resource, stateIn(resource, where, {}, this.host.today))).id
  }

  async root(name: string): Promise<number | undefined> {
    const list = await (
      await this.provider('admin')
    ).getList(name, { pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'ASC' }, filter: {} })
    return list.data[0] && Number(list.data[0].id)
  }

  /**
   * Adds an operator with the permissions that are chosen among all there are, who sees everything or one organisation
   * (or what else is said); the account can sign in. Sample accounts cannot serve where a single right must be there or
   * missing.
   */
  async addAccount(
    username: string,
    granted: (permission: string) => boolean,
    hospital?: number,
    dataScope = hospital ? 'own' : 'all',
  ): Promise<void> {
    const role = await this.make(known('role'), {
      name: username,
      nameEn: username,
      dataScope: 'all',
      secondFactorRequired: false,
    })
    const { body } = await this.call('admin', known('permission'), 'all', {})
    const permissions = (body as unknown as { id: string }[]).map(one => one.id).filter(granted)
    const reply = await this.call('admin', known('role'), 'setPermissions', { id: role.id, permissions })
    if (reply.status !== 200)
      throw new Error(`The permissions of ${username} were not set: ${JSON.stringify(reply.body)}`)
    const operator = await this.make(known('operator'), {
      username,
      roles: [role.id],
      hospital: hospital ?? (await this.root('hospital'))!,
      dataScope,
      isExperience: false,
      scopeHospitals: null,
      status: 'opened',
    })
    await this.host.openAccount(operator.id)
  }

  /** The token of a training client, of a patient who signed in on it, or of that patient's guardian. */
  async clientToken(realm: Realm): Promise<string> {
    this.clients ??= this.signInClient()
    const tokens = await this.clients
    // What tests of settings changed is put back as it was at first: nobody signs in by WeChat then.
    if (realm === 'guardian') await this.host.admitGuardians()
    return tokens[realm]
  }

  private async signInClient(): Promise<Record<Realm, string>> {
    const hospital = await this.record('hospital')
    const device = await this.make(known('device'), { hospital })
    const issued = await this.call('admin', known('device'), 'issue', { id: device.id })
    const patient = await this.make(known('patient'), { hospital })
    const account = await this.host.openClient(patient.id)
    const token = String(issued.body['token'])
    const { method, path, body } = toRequest(requestLine(known('device'), 'signIn'), account)
    const signedIn = await this.request(null, method, `/${path}`, {
      body,
      headers: { Authorization: `Bearer ${token}` },
    })
    if (signedIn.status !== 200) throw new Error(`The patient was not signed in: ${JSON.stringify(signedIn.body)}`)
    return {
      device: token,
      trainee: String(signedIn.body['token']),
      guardian: await this.host.openGuardian(patient.id),
    }
  }

  async dictionaryValue(group: string): Promise<string | undefined> {
    const { body } = await this.call('admin', known('dict'), 'byGroup', { group })
    return (body as unknown as { value: string }[])[0]?.value
  }

  async picture(): Promise<string> {
    return (await this.upload()).key
  }

  async attachment({ types: [type = ''] = [] }: Field & { readonly types?: readonly string[] }): Promise<string> {
    const key = randomBytes(16).toString('hex')
    const row = {
      key,
      operator: 1,
      size: 1000,
      created_at: new Date().toISOString(),
      name: `file.${type}`,
      type,
      sha256: '0'.repeat(64),
    }
    await this.host.database.db.insertInto('upload').values(row).execute()
    return key
  }

  private upload(): Promise<{ readonly key: string; readonly keyUrl: string }> {
    this.uploaded ??= this.provider('admin')
      .then(provider =>
        provider.act('upload', 'image', { file: new Blob([Uint8Array.from(dot)], { type: 'image/png' }) }),
      )
      .then(({ data }) => data as { key: string; keyUrl: string })
    return this.uploaded
  }

  /** A valid input to create a record of the resource, with some values given. */
  input(resource: AnyResource, values: Readonly<Record<string, unknown>> = {}): Promise<Record<string, unknown>> {
    return inputFor(resource, nextSeed(), this, this.host.today, values)
  }

  /** A new record, made by the administrator. */
  async make(resource: AnyResource, overrides: Record<string, unknown> = {}): Promise<Row> {
    const reply = await this.call('admin', resource, 'create', await this.input(resource, overrides))
    if (reply.status !== 201)
      throw new Error(`${resource.name} was not created: ${reply.status} ${JSON.stringify(reply.body)}`)
    return reply.body as unknown as Row
  }

  /** The newest records that a filter finds, at most ten. */
  async rows(name: string, filter: Record<string, unknown>): Promise<readonly Row[]> {
    const list = await (
      await this.provider('admin')
    ).getList(name, { pagination: { page: 1, perPage: 10 }, sort: { field: 'id', order: 'DESC' }, filter })
    return list.data as Row[]
  }

  async anyRow(name: string): Promise<Row> {
    const [first] = await this.rows(name, {})
    if (!first) throw new Error(`The sample has no ${name}`)
    return first
  }

  /** One call that must succeed; answers its reply. */
  async done(
    resource: string,
    action: string,
    input: Record<string, unknown>,
    account = 'admin',
  ): Promise<Record<string, unknown>> {
    const reply = await this.call(account, known(resource), action, input)
    if (reply.status >= 300)
      throw new Error(`${resource}.${action} failed: ${reply.status} ${JSON.stringify(reply.body)}`)
    return reply.body
  }

  /** The record as it is now. */
  async get(resource: string, id: number): Promise<Row> {
    return (await this.done(resource, 'get', { id })) as Row
  }

  /** The same of any resource; what is not looked at alone is found in its list. */
  async read(resource: AnyResource, id: number): Promise<Row> {
    if (resource.actions['get']) return this.get(resource.name, id)
    const [row] = await this.rows(resource.name, { id })
    if (!row) throw new Error(`There is no ${resource.name} ${id}`)
    return row
  }

  /** A record that is there: the same one each time. */
  standing(resource: AnyResource): Promise<Row> {
    return this.record(resource.name).then(id => this.read(resource, id))
  }

  /**
   * A record on which the action is possible: a new one in such a state, or one that came there by calls of its own.
   */
  async ready(resource: AnyResource, action: string): Promise<Row> {
    const when = operationsOf(resource)[action]!.when as AnyCondition | undefined
    const put = async (): Promise<number> => {
      const record = await this.make(resource)
      await this.host.setColumns(resource, record.id, stateIn(resource, when, record, this.host.today))
      return record.id
    }
    for (const way of [...(resource.actions['create'] ? [put] : []), ...Object.values(ways[resource.name] ?? {})]) {
      const record = await this.read(resource, await way(this))
      if (holds(when, record, this.host.today)) return record
    }
    if (resource.actions['create'] || ways[resource.name])
      throw new Error(`Nothing here makes a ${resource.name} on which ${action} is possible`)
    return this.anyRow(resource.name)
  }

  /** Values for the parameters of a path beside `id`: of things that are there. */
  async pathValues(resource: AnyResource, line: RequestLine): Promise<Record<string, unknown>> {
    const sources: { readonly [name: string]: () => unknown } = {
      id: () => 1,
      job: async () => (await this.importJob(resource)).job,
      batch: async () => (await this.anyRow('recharge'))['batch'],
      operator: () => 1,
      patient: () => this.record('patient'),
      number: async () => (await this.anyRow('case'))['number'],
      key: () => this.picture(),
      signature: async () => (await this.upload()).keyUrl.split('/').pop(),
      message: () => this.record('message'),
    }
    return Object.fromEntries(
      await Promise.all(
        pathParameters(line.template).map(async name => {
          if (!sources[name]) throw new Error(`Nothing is known to stand at {${name}} of ${line.template}`)
          return [name, await sources[name]()]
        }),
      ),
    )
  }

  /** An import whose file was read. */
  async importJob(resource: AnyResource): Promise<Record<string, unknown>> {
    const provider = await this.provider('admin')
    const file = new Blob(['name,phone\nA,1\n'], { type: 'text/csv' })
    return (await provider.act(resource.name, 'import', { file })).data as Record<string, unknown>
  }

  /** The path of an action, with a leading slash. */
  pathOf(resource: AnyResource, action: string, input: Record<string, unknown> = { id: 1 }): string {
    return `/${toRequest(requestLine(resource, action), input).path}`
  }

  /** A record that the account `outsider` may not see: it belongs to another organisation. */
  async foreign(resource: AnyResource): Promise<Row> {
    return this.make(
      resource,
      resource.scopedBy === 'self' ? {} : { [resource.scopedBy]: await this.record('hospital') },
    )
  }

  /** The number of records in a list reply of either dialect. */
  total(resource: AnyResource, reply: { body: Record<string, unknown>; headers: Headers }): number {
    return isRegular(resource)
      ? Number(reply.headers.get('content-range')?.split('/')[1])
      : Number(reply.body['totalElements'])
  }
}
