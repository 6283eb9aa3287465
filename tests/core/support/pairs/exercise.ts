import { isWritable, secretsOf, setKey } from '../../../../resources/core/fields.ts'
import { masked } from '../../../../resources/core/mask.ts'
import type { AnyResource, Field } from '../../../../resources/core/index.ts'
import { isRecord } from '../../../../resources/core/types/isRecord.ts'
import { fieldTypes } from '../../../../resources/core/types/index.ts'
import { startOf, typeOf } from '../../../../resources/core/typeOf.ts'
import { query } from '../../server/harness.ts'
import type { App, Reply } from '../../server/harness.ts'
import type { TestDatabase } from '../../../support/database.ts'
import type { Group } from './entities.ts'

type Values = Readonly<Record<string, unknown>>
export type Row = Values & { readonly id: number; readonly version: number }

/** Fields of an entity that are made up, each by its name. */
export const madeUp = ({ entity }: Group): readonly (readonly [string, Field])[] =>
  Object.entries(entity.fields).filter(([name]) => /\d$/.test(name))

/** What readOnly fields that must have a value are given by the hook before a record is made. */
export const filledIn = (entity: AnyResource, seed: number, partner: number): Values =>
  Object.fromEntries(
    Object.entries(entity.fields)
      .filter(
        ([name, field]) =>
          /\d$/.test(name) &&
          field.readOnly === true &&
          field.required === true &&
          startOf(field) === undefined &&
          !field.showWhen,
      )
      .map(([name, field]) => [name, plain(field, seed, partner)]),
  )

const aKey = (seed: number, first = ''): string => first + seed.toString(16).padStart(32 - first.length, '0')

const aFile = (field: Field, seed: number): string =>
  aKey(
    seed,
    Buffer.from((field as { readonly types?: readonly string[] }).types?.[0] ?? '')
      .toString('hex')
      .slice(0, 16),
  )

const plain = (field: Field, seed: number, partner: number | undefined): unknown => {
  switch (field.type) {
    case 'ref':
      return partner
    case 'refs':
      return partner === undefined ? undefined : [partner]
    case 'dictionary':
      return `word${seed % 3000}`
    case 'image':
      return aKey(seed)
    // A file is no picture, nor a file of another type.
    case 'attachment':
      return aFile(field, seed)
    case 'attachments':
      return [aFile(field, seed), aFile(field, seed + 7)]
    // Another set each time, not another order of the same one.
    case 'choices':
      return (field as unknown as { readonly options: readonly string[] }).options.filter(
        (_, at, { length }) => (((seed % (2 ** length - 1)) + 1) >> at) & 1,
      )
    case 'money':
      return 2 + (seed % 8900)
    case 'decimal':
      return 2 + (seed % 4000) * 0.25
    case 'date':
      return `20${String(10 + (seed % 14))}-${String(1 + (seed % 11)).padStart(2, '0')}-${String(1 + (seed % 27)).padStart(2, '0')}`
    case 'datetime':
      return `20${String(10 + (seed % 14))}-${String(1 + (seed % 11)).padStart(2, '0')}-${String(1 + (seed % 27)).padStart(2, '0')}T08:30:00.000Z`
    default:
      return fieldTypes[field.type]!.sample(field, seed)
  }
}

/** Another number for each record of an entity, so that unique values never meet. */
const numbers = new Map<string, number>()

/** One entity, called through the API, with records that its fields need. */
export class Exercise {
  readonly entity: AnyResource
  readonly fields: readonly (readonly [string, Field])[]
  readonly #app: App
  readonly #database: TestDatabase
  readonly #partner: AnyResource

  constructor(app: App, database: TestDatabase, group: Group) {
    this.#app = app
    this.#database = database
    this.entity = group.entity
    this.#partner = group.others[`${group.entity.name}Partner`]!
    this.fields = madeUp(group)
  }

  #next(): number {
    const next = (numbers.get(this.entity.name) ?? 0) + 1
    numbers.set(this.entity.name, next)
    return next
  }

  call(who: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<Reply> {
    return this.#app.call(who, method, `/api/${this.entity.name}${path}`, body)
  }

  /** A new record of what entities refer to; `changes` say what differs. */
  async partner(changes: Values = {}): Promise<Row> {
    const seed = this.#next()
    const first = await this.#anyPartner()
    const input = Object.fromEntries(
      Object.entries(this.#partner.fields)
        .filter(([, field]) => isWritable(field))
        .map(([name, field], at) => [name, plain(field, seed + at * 29, first)]),
    )
    await this.#uploads(input, this.#partner)
    return this.#done(
      await this.#app.call('admin', 'POST', `/api/${this.#partner.name}`, {
        ...input,
        name: `partner ${seed}`,
        hospital: 2,
        kind: 'near',
        account: `account${seed}`,
        ...changes,
      }),
      201,
    )
  }

  /** A partner's own ref to a partner needs one that is there. */
  async #anyPartner(): Promise<number | undefined> {
    const table = this.#partner.name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)
    const [row] = await query<{ id: number }>(
      this.#database,
      `select id from ${table} where not deleted order by id limit 1`,
    )
    return row?.id
  }

  async #uploads(input: Values, resource: AnyResource): Promise<void> {
    for (const [name, value] of Object.entries(input)) {
      const field = resource.fields[name] as { readonly type: string; readonly types?: readonly string[] } | undefined
      if (!field || !['image', 'attachment', 'attachments'].includes(field.type)) continue
      for (const key of [value].flat().filter(one => typeof one === 'string')) {
        await query(
          this.#database,
          `insert into upload (key, operator, size, created_at, type) select $1, id, 1, '2026-03-01T00:50:00Z', $2 from operator where id = 1 on conflict do nothing`,
          [key, field.types?.[0] ?? null],
        )
      }
    }
  }

  /** A whole input, other values each time; `changes` say what differs. What is hidden is left out. */
  async input(changes: Values = {}): Promise<Record<string, unknown>> {
    const seed = this.#next()
    const { id: partner } = await this.partner()
    const isShut = changes['state'] === 'shut'
    const values = Object.fromEntries(
      this.fields
        .filter(([, field]) => isWritable(field) && !(isShut && field.showWhen))
        .map(([name, field], at) => [name, plain(field, seed + at * 53, partner)]),
    )
    await this.#uploads(values, this.entity)
    return {
      name: `record ${seed}`,
      hospital: 2,
      partner,
      state: 'open',
      scale: 'small',
      born: '2015-01-01',
      ...values,
      ...changes,
    }
  }

  make(input: Values, who = 'admin'): Promise<Reply> {
    return this.call(who, 'POST', '', input)
  }

  async made(changes: Values = {}): Promise<{ readonly input: Record<string, unknown>; readonly row: Row }> {
    const input = await this.input(changes)
    return { input, row: this.#done(await this.make(input), 201) }
  }

  async get(id: number, who = 'admin'): Promise<Row> {
    return this.#done(await this.call(who, 'GET', `/${id}`), 200)
  }

  #done(reply: Reply, status: number): Row {
    if (reply.status !== status)
      throw new Error(`${status} expected, ${reply.status} answered: ${JSON.stringify(reply.body)}`)
    return reply.body as Row
  }

  /** Another value of a field than a record has. */
  async other(field: Field, than: unknown): Promise<unknown> {
    if (typeof than === 'boolean') return !than
    const same = [than, startOf(field)].map(one => JSON.stringify(one))
    let value = plain(field, this.#next(), (await this.partner()).id)
    // Few values come again soon.
    for (let left = 8; left > 0 && same.includes(JSON.stringify(value)); left -= 1)
      value = plain(field, this.#next(), (await this.partner()).id)
    await this.#uploads({ picture: value }, { ...this.entity, fields: { picture: field } })
    return value
  }

  /** What a reply must show of a field after an input; undefined where it shows nothing. */
  shown(name: string, field: Field, input: Values): unknown {
    const value = input[name]
    if (typeOf(field).isSecret) return undefined
    if (field.mask && typeof value === 'string') return masked(value, field.mask)
    return value ?? null
  }

  /** Names of the secrets in replies. */
  secrets(): readonly string[] {
    return secretsOf(this.entity).map(setKey)
  }
}

/** All that is written in a value, so that it can be looked for. */
export const writtenIn = (value: unknown): readonly string[] =>
  Array.isArray(value)
    ? value.flatMap(writtenIn)
    : isRecord(value)
      ? Object.values(value).flatMap(writtenIn)
      : typeof value === 'string'
        ? [value]
        : []
