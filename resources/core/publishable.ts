import type { Field, Fields } from './field.ts'
import { isUpload } from './typeOf.ts'
import { choice } from './types/choice/index.ts'
import { datetime } from './types/datetime/index.ts'
import { flag } from './types/flag/index.ts'
import type { image } from './types/image/index.ts'
import { integer } from './types/integer/index.ts'
import { items } from './types/items/index.ts'
import { refs } from './types/refs/index.ts'
import { text } from './types/text/index.ts'

/**
 * What readers outside of the back-office, or all operators, get to see: it is written as a draft, and published now or
 * at a time that is set, for all organisations or those that it names, until it is withdrawn or its end comes. These
 * stand among the fields as `...publishable`.
 */
export const publishable = {
  hospitals: refs('hospital', { noneIsAll: true, on: { remove: 'keep' } }),
  state: choice(['draft', 'scheduled', 'published', 'withdrawn', 'expired'], {
    readOnly: true,
    default: 'draft',
    tones: { draft: 'neutral', scheduled: 'warning', published: 'positive', withdrawn: 'neutral', expired: 'neutral' },
  }),
  /** Since when it is published, or from when on it will be. */
  validFrom: datetime({ readOnly: true }),
  validUntil: datetime(),
} as const

/**
 * The actions that lead from state to state; they stand among those of the resource as `...publishing`. Who may publish
 * sets the beginning, who may change it the end.
 */
export const publishing = {
  publish: { when: { state: { not: 'published' } }, set: { state: 'published' }, bulk: true, tone: 'positive' },
  schedule: {
    when: { state: { not: 'published' } },
    set: { state: 'scheduled' },
    bulk: true,
    input: { validFrom: datetime({ required: true, min: 'now' }) },
  },
  withdraw: { when: { state: ['scheduled', 'published'] }, set: { state: 'withdrawn' }, bulk: true },
} as const

/**
 * Who sees which: readers what is published now for their organisation; `rest` says who sees all of it, and `devices`
 * which of it training devices are told where not all of it is for them.
 */
export const publicly = <
  const R extends readonly ('author' | 'unlimited' | `${string}:${string}`)[],
  const D extends Readonly<Record<string, readonly string[]>> = {},
>(
  rest: R,
  devices: D = {} as D,
) =>
  ({
    when: { state: ['scheduled', 'published'] },
    during: ['validFrom', 'validUntil'],
    within: 'hospitals',
    devices,
    rest,
  }) as const

const ofWriting = new Set(['default', 'unique', 'showWhen', 'requiredWhen', 'requiredBy'])

type Languages<K> = K extends `${infer B}En` ? B : K
type Image = Pick<ReturnType<typeof image>, 'type'>
type Address = ReturnType<typeof text>

/**
 * What readers are told of these fields: of a pair such as `title` and `titleEn` the one in their language, of a
 * picture its address.
 */
export type Told<F extends Fields> = {
  readonly [K in keyof F as Languages<K> extends K ? K : never]: F[K] extends Image ? Address : F[K]
}

/** The field without what is said of its being written. */
const asTold = (field: Field): Field =>
  Object.fromEntries(Object.entries(field).filter(([option]) => !ofWriting.has(option))) as unknown as Field

/** See {@link Told}. */
export const toldOf = <const F extends Fields>(fields: F): Told<F> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => !(name.endsWith('En') && Object.hasOwn(fields, name.slice(0, -2))))
      .map(([name, field]) => [name, isUpload(field) ? text() : asTold(field)]),
  ) as Told<F>

const language = choice(['zh', 'en'], { required: true })

/** The call by which a record is looked at as its readers see it, whatever its state. */
export const previewed = <const N extends string, const F extends Fields>(kind: N, fields: F) =>
  ({
    preview: { on: 'row', reads: true, permission: `${kind}:get`, input: { language }, output: toldOf(fields) },
  }) as const

const asked = { q: text({ max: 50 }), page: integer({ min: 0, max: 10_000 }), size: integer({ min: 1, max: 100 }) }
const answered = <const F extends Fields>(fields: F) => ({
  content: items({ id: integer({ required: true }), publishedAt: datetime(), ...toldOf(fields) }, { required: true }),
  totalElements: integer({ required: true }),
})

/**
 * What training clients, and guardians, read of what is published for their organisations now, in its order; and the
 * same as {@link previewed}.
 */
export const forClients = <const N extends string, const F extends Fields>(kind: N, fields: F) =>
  ({
    ...previewed(kind, fields),
    client: {
      call: `GET api/client/content/${kind}`,
      by: 'device',
      conditional: true,
      input: asked,
      output: answered(fields),
    },
    guardians: {
      call: `GET api/wx/content/${kind}`,
      by: 'guardian',
      conditional: true,
      input: asked,
      output: answered(fields),
    },
  }) as const

/** How often it was opened on training clients; stands among the fields as `...counted`, with the call `countedFor`. */
export const counted = { readCount: integer({ readOnly: true, default: 0 }) } as const

/** Somebody opened it on a device, which counts once a day. */
export const countedFor = <const N extends string>(kind: N) =>
  ({
    read: {
      call: `POST api/client/content/${kind}/{id}/read`,
      by: 'device',
      input: { id: integer({ required: true, min: 1 }) },
      output: { counted: flag() },
    },
  }) as const
