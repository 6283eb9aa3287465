import type {
  CreateParams,
  CreateResult,
  DeleteManyParams,
  DeleteManyResult,
  DeleteParams,
  DeleteResult,
  UpdateManyParams,
  UpdateManyResult,
  UpdateParams,
  UpdateResult,
} from 'react-admin'
import { operationNamed, requestLine } from '../resources/core/calls.ts'
import { changesState, isRepeatable } from '../resources/core/effects.ts'
import type { AnyResource } from '../resources/core/resource.ts'
import { asOptions, asRecord } from './Dialect.ts'
import type { CallOptions, Values } from './Dialect.ts'
import { eachOf } from './eachOf.ts'
import type { Id } from './HttpError.ts'
import { createKeys } from './idempotency.ts'
import { runAction } from './irregular.ts'
import { toCreate, toUpdate } from './payload.ts'
import type { Setting } from './reads.ts'

export interface ActOptions {
  readonly signal?: AbortSignal
  /** Given by a caller that repeats a call and knows it; otherwise each call has its own. */
  readonly idempotencyKey?: string
  /** With `ids`: what the input of each has beside what all share. */
  readonly each?: (id: Id) => Values
  /** With `ids`: told what each call answered, also where others fail. */
  readonly onGiven?: (id: Id, given: unknown) => void
}

const keyIn = (meta: unknown): string | undefined => {
  const key = (meta as Values | null | undefined)?.['idempotencyKey']
  return typeof key === 'string' ? key : undefined
}

/** Who is told what `create` gives beside the record: `meta.onGiven`. */
const givenIn = (meta: unknown): ((given: Values) => void) | undefined => {
  const told = (meta as Values | null | undefined)?.['onGiven']
  return typeof told === 'function' ? (told as (given: Values) => void) : undefined
}

/** One caller's key serves several writes only if each has its own share of it. */
const shareOf = (key: string | undefined, id: Id): string | undefined => key && `${key}:${encodeURIComponent(id)}`

/** The write half of the provider, and `act`. */
export const createWrites = (
  { http, find, dialectOf }: Setting,
  onWrite: (resource: string) => void = () => undefined,
) => {
  const keys = createKeys()

  const write = async <T>(
    resource: AnyResource,
    action: string,
    content: unknown,
    given: string | undefined,
    run: (options: CallOptions) => Promise<T>,
  ): Promise<T> => {
    const written = await keys(JSON.stringify([resource.name, action, content]), given, idempotencyKey =>
      run({ idempotencyKey }),
    )
    onWrite(resource.name)
    return written
  }

  const updateOne = (
    resource: AnyResource,
    id: Id,
    data: Values,
    previous: Values | undefined,
    meta: unknown,
    key: string | undefined,
  ) => {
    const changes = toUpdate(resource, data, previous)
    return write(resource, 'update', [id, changes], key, async options =>
      asRecord(await dialectOf(resource).update(resource, id, changes, { ...asOptions({ meta }), ...options }), id),
    )
  }

  const removeOne = (
    resource: AnyResource,
    id: Id,
    previous: Values | undefined,
    meta: unknown,
    key: string | undefined,
  ) => {
    const version = previous?.['version']
    return write(resource, 'remove', [id, version], key, options =>
      dialectOf(resource).remove(resource, id, version === undefined ? {} : { version }, {
        ...asOptions({ meta }),
        ...options,
      }),
    )
  }

  const actOne = async (
    resource: AnyResource,
    action: string,
    input: Values,
    { signal, idempotencyKey }: ActOptions,
  ): Promise<unknown> => {
    const options = signal ? { signal } : {}
    const declared = operationNamed(resource, action)!
    if (isRepeatable(resource, action, declared)) {
      return write(resource, action, input, idempotencyKey, key =>
        runAction(http, resource, action, input, { ...options, ...key }),
      )
    }
    const done = await runAction(http, resource, action, input, options)
    // What anybody may call, such as a sign-in, changes no records that pages show.
    if (changesState(resource, action, declared) && declared.permission !== 'public') onWrite(resource.name)
    return done
  }

  return {
    create: async (name: string, { data, meta }: CreateParams): Promise<CreateResult> => {
      const resource = find(name)
      const input = toCreate(resource, data as Values)
      const gives = Object.keys(operationNamed(resource, 'create')?.output ?? {})
      return write(resource, 'create', input, keyIn(meta), async key => {
        const made = asRecord(await dialectOf(resource).create(resource, input, { ...asOptions({ meta }), ...key }))
        // What is told beside the record is told once: no cache of records is to have it.
        if (gives.length > 0) givenIn(meta)?.(Object.fromEntries(gives.map(name => [name, (made as Values)[name]])))
        return {
          data: Object.fromEntries(Object.entries(made).filter(([name]) => !gives.includes(name))) as typeof made,
        }
      })
    },
    update: async (name: string, { id, data, previousData, meta }: UpdateParams): Promise<UpdateResult> => {
      const resource = find(name)
      return {
        data: await updateOne(resource, id, data as Values, previousData as Values | undefined, meta, keyIn(meta)),
      }
    },
    updateMany: async (name: string, { ids, data, meta }: UpdateManyParams): Promise<UpdateManyResult> => {
      const resource = find(name)
      return {
        data: await eachOf(ids, id =>
          updateOne(resource, id, data as Values, undefined, meta, shareOf(keyIn(meta), id)),
        ),
      }
    },
    delete: async (name: string, { id, previousData, meta }: DeleteParams): Promise<DeleteResult> => {
      const resource = find(name)
      await removeOne(resource, id, previousData as Values | undefined, meta, keyIn(meta))
      return { data: { ...(previousData as Values | undefined), id } }
    },
    deleteMany: async (name: string, { ids, meta }: DeleteManyParams): Promise<DeleteManyResult> => {
      const resource = find(name)
      return { data: await eachOf(ids, id => removeOne(resource, id, undefined, meta, shareOf(keyIn(meta), id))) }
    },
    /**
     * Any declared or derived action. `params` is its input: `id` and what it asks for. With `ids` it runs once per id
     * and answers those ids, or rejects as deleteMany does; aborted, with an AbortError, and no further id is begun.
     * `data` is the server's reply: the record, the `output` of the action, or `{}`.
     */
    act: async (
      name: string,
      action: string,
      params: Values = {},
      options: ActOptions = {},
    ): Promise<{ data: unknown }> => {
      const resource = find(name)
      requestLine(resource, action)
      const { ids, ...input } = params
      const isBulk = Array.isArray(ids) && !Object.hasOwn(operationNamed(resource, action)?.input ?? {}, 'ids')
      if (!isBulk) return { data: await actOne(resource, action, params, options) }
      const one = async (id: Id): Promise<void> => {
        const given = await actOne(
          resource,
          action,
          { ...input, ...options.each?.(id), id },
          { ...options, idempotencyKey: shareOf(options.idempotencyKey, id) },
        )
        options.onGiven?.(id, given)
      }
      return { data: await eachOf(ids as Id[], one, options.signal) }
    },
  }
}
