import { generateKeyPairSync } from 'node:crypto'
import { addDays } from '../../domain/calendar.ts'
import { resourceNamed } from '../../resources/index.ts'
import { holds } from '../../resources/core/condition.ts'
import type { AnyCondition } from '../../resources/core/condition.ts'
import type { AnyResource, Field, Fields } from '../../resources/core/index.ts'
import { fieldTypes } from '../../resources/core/types/index.ts'
import { isWritable } from '../../resources/core/fields.ts'
import { derivedBy } from '../../resources/core/rules.ts'
import { publishable } from '../../resources/core/publishable.ts'

/** Where ids of records to refer to, and values of dictionaries, come from. */
export interface Sources {
  /** The id of a live record of a resource that the caller may refer to. */
  record(resource: string, where?: AnyCondition): Promise<number>
  /** The same, but of a record that nothing refers to yet. */
  fresh(resource: string, where?: AnyCondition): Promise<number>
  /** The id of the record at the root of a tree; undefined where there is none yet. */
  root(resource: string): Promise<number | undefined>
  /** A value of a dictionary group, or undefined where the group is empty. */
  dictionaryValue(group: string): Promise<string | undefined>
  /** The key of a picture that the caller has uploaded. */
  picture(): Promise<string>
  /** The key of a file that has come for such a field. */
  attachment(field: Field): Promise<string>
}

const valueOf = async (own: string, field: Field, seed: number, sources: Sources): Promise<unknown> => {
  const { to, group, where, fields } = field as Field & {
    to?: string
    group?: string
    where?: AnyCondition
    fields?: Fields
  }
  if (field.type === 'ref' && to === own) return known(own).tree ? sources.root(own) : undefined
  if (field.type === 'items')
    return [
      Object.fromEntries(
        await Promise.all(
          Object.entries(fields!).map(async ([name, one]) => [name, await valueOf(own, one, seed, sources)]),
        ),
      ),
    ]
  if (field.type === 'ref' && field.unique) return field.required ? sources.fresh(to!, where) : undefined
  if (field.type === 'ref') return sources.record(to!, where)
  if (field.type === 'refs' && to === own) return undefined
  if (field.type === 'refs') return [await sources.record(to!)]
  if (field.type === 'dictionary') return sources.dictionaryValue(group!)
  // What comes by parts has a protocol of its own, which its own tests speak: it is there already where it has to be.
  if (field.type === 'attachment') return field.required ? sources.attachment(field) : undefined
  if (field.type === 'attachments') return [await sources.attachment(field), await sources.attachment(field)]
  if (field.type === 'image') return sources.picture()
  return fieldTypes[field.type]!.sample(field, seed)
}

/** Hidden fields are left out, so that what is sent is what comes back. */
const visible = (resource: AnyResource, input: Record<string, unknown>, today: string): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(input).filter(([name, value]) => {
      const condition = resource.fields[name]?.showWhen
      return value !== undefined && (condition === undefined || holds(condition, input, today))
    }),
  )

/**
 * A day of its own for each seed, later ones before earlier ones, so that no period overlaps another, though it had no
 * end.
 */
const ownDay = (seed: number) => ({ validFrom: addDays('2300-01-01', -seed), validUntil: addDays('2300-01-01', -seed) })

const pair = () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  return { privateKey: privateKey.trim(), alipayPublicKey: publicKey.trim() }
}
/** Keys of an app at Alipay, which no other text is. */
const keys = [pair(), pair()]

/** Values that must suit what the record refers to, by rules that the server alone knows. */
const fitting: { readonly [resource: string]: (seed: number) => Readonly<Record<string, unknown>> } = {
  // The samples of patients are born before 2019.
  hospital: () => ({ province: '浙江省', city: '杭州市' }),
  case: () => ({ examinedOn: '2024-03-01', reexamineOn: '2024-06-01' }),
  followUp: () => ({ at: '2024-03-01T01:30:00.000Z', nextOn: '2024-06-01' }),
  gameConfig: seed => ({
    schema: [
      { key: 'level', label: '级别', labelEn: 'Level', kind: 'number', min: 0, max: 9999, group: null, initial: null },
    ],
    values: { level: seed % 10_000 },
  }),
  clientSoftware: seed => ({
    release: `${1000 + seed}.0.0`,
    source: 'address',
    address: 'https://example.com/client',
    file: undefined,
    minimum: '1.0.0',
  }),
  // Somebody has to get it before it can be sent.
  applicationMail: () => ({ to: 'operators', byMail: false, hospitals: null, roles: null, operators: [1] }),
  // The child of another sample may be too young to ask for itself.
  dataRequest: () => ({ relation: 'mother' }),
  animation: seed => ({ source: 'address', address: `https://example.com/${seed}.mp4`, video: undefined }),
  grayPublish: () => ({ begins: '2024-03-01T00:00:00.000Z', ends: '2299-03-01T00:00:00.000Z' }),
  reportSubscription: () => ({ report: 'growth', range: 'lastMonth', step: 'day', filters: {} }),
  savedView: seed => ({ page: 'patient', title: `视图 ${seed}`, state: { perPage: 10 + seed } }),
  price: ownDay,
  hospitalPrice: ownDay,
  webhook: () => ({ address: 'https://hooks.example.com/in', events: [{ event: 'help.update' }] }),
  // It holds from today on, for a year at most.
  apiToken: seed => ({
    expiresAt: `${addDays(new Date().toISOString().slice(0, 10), 1 + (seed % 300))}T08:00:00.000Z`,
  }),
  alipaySetting: seed => keys[seed % 2]!,
  purchasePrice: seed => ({ ...ownDay(seed), fromTimes: 1 + (seed % 90_000) }),
}

/** What is published ends some time: a sample of any moment may have passed. */
const publication = (seed: number) => ({ validUntil: `${addDays('2299-01-01', seed)}T08:30:00.000Z` })

/** What suits a resource alone. */
export const fittingFor = (resource: AnyResource, seed: number): Readonly<Record<string, unknown>> => ({
  ...(resource.fields['state'] === publishable.state ? publication(seed) : {}),
  ...fitting[resource.name]?.(seed),
})

/** The same input with what some of its values tell of others, as a form fills it in. */
export const agreeing = (resource: AnyResource, input: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(input).map(([name, value]) => [
      name,
      resource.rules
        ?.filter(rule => rule.at === name)
        .map(rule => derivedBy(rule, input))
        .find(told => told !== undefined) ?? value,
    ]),
  )

/** A valid input to create a record, another for each seed; where values are given, the others go with them. */
export const inputFor = async (
  resource: AnyResource,
  seed: number,
  sources: Sources,
  today: string,
  given: Readonly<Record<string, unknown>>,
): Promise<Record<string, unknown>> => {
  const input: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(resource.fields)) {
    if (!isWritable(field)) continue
    input[name] = await valueOf(resource.name, field, seed, sources)
  }
  return {
    ...visible(resource, agreeing(resource, { ...input, ...fittingFor(resource, seed), ...given }), today),
    ...given,
  }
}

/**
 * A valid answer to each question of an action, another for each seed; undefined where only the server knows what is
 * one.
 */
export const answersTo = async (ask: Fields, seed: number, sources: Sources): Promise<Record<string, unknown>> =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(ask).map(async ([name, field]) => [name, await valueOf('', field, seed, sources)]),
    ),
  )

/** The resource of that name; a test that names an unknown one is wrong. */
export const known = (name: string): AnyResource => {
  const resource = resourceNamed(name)
  if (!resource) throw new Error(`No resource ${name}`)
  return resource
}
