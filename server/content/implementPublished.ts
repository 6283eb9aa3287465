import { publishable } from '../../resources/core/publishable.ts'
import type { AnyResource } from '../../resources/core/index.ts'
import { message } from '../../resources/core/message.ts'
import type { InferRecord } from '../../resources/core/resource.ts'
import { implement } from '../core/contract.ts'
import type { Context, HandlersOf, Hooks, Implementation } from '../core/contract.ts'
import { invalid, notFound } from '../core/errors/problem.ts'
import { isWithinReach } from '../core/isWithinReach.ts'
import type { Hospitals } from '../core/isWithinReach.ts'
import { atGuardian, onDevice } from './fileAddresses.ts'
import { previewOf, publishedFor } from './told.ts'

/** A record of what is published, as its hooks see it. */
export interface Publication {
  readonly hospitals: Hospitals
  readonly state: string
  readonly validFrom: string | null
  readonly validUntil: string | null
}

type Input = Readonly<Record<string, unknown>>

const isPast = (moment: unknown, now: Date): boolean => typeof moment === 'string' && Date.parse(moment) <= now.getTime()

/** Who writes for some organisations alone touches nothing that is for others as well. */
const refuseForeign = (record: Publication | null, input: Input, context: Context): void => {
  if (context.operator === null) return
  if (record && !isWithinReach(record.hospitals, context)) throw notFound()
  const hospitals = 'hospitals' in input || !record ? input['hospitals'] as Hospitals ?? null : record.hospitals
  if (!isWithinReach(hospitals, context)) throw invalid({ hospitals: message('required') })
}

/**
 * What else changes when a record is written. What is published now begins now, and an end that has passed says nothing of it any more; the end
 * of what is published already may be set to a moment that has passed, which ends it.
 */
const further = (action: string, record: Publication | null, input: Input, now: Date): Record<string, unknown> => {
  const until = 'validUntil' in input ? input['validUntil'] : record?.validUntil
  if (action === 'publish') return { validFrom: now.toISOString(), ...(isPast(until, now) ? { validUntil: null } : {}) }
  const from = action === 'schedule' ? input['validFrom'] : record?.validFrom
  if (action === 'schedule') {
    if (isPast(until, now)) return { validFrom: from, validUntil: null }
    if (typeof until === 'string' && Date.parse(until) <= Date.parse(String(from))) throw invalid({ validFrom: message('beforeEnd') })
    return { validFrom: from }
  }
  if (action !== 'update' || !('validUntil' in input)) return {}
  if (record?.state === 'scheduled' && typeof until === 'string' && typeof from === 'string' && Date.parse(until) <= Date.parse(from)) throw invalid({ validUntil: message('afterBeginning') })
  return record?.state === 'published' && isPast(until, now) ? { state: 'expired' } : {}
}

const isOne = (resource: AnyResource): boolean => resource.fields['state'] === publishable.state

/** The resources of what is published, as the descriptors say. */
export const publishedAmong = (resources: readonly AnyResource[]): readonly AnyResource[] => resources.filter(isOne)

/** Binds handlers and hooks to a resource of what is published, beside those that all of these have. `before` is called first, and may refuse. */
export const implementPublished = <T extends AnyResource>(
  resource: T, handlers: Omit<HandlersOf<T>, 'client' | 'guardians' | 'preview'>, hooks: Pick<Hooks<InferRecord<T>>, 'before' | 'after'> = {},
): Implementation => {
  const own = {
    preview: async ({ id }: { readonly id: number }, { language }: { readonly language: 'zh' | 'en' }, context: Context) => previewOf(resource, id, language, context),
    ...(resource.calls['client'] ? { client: publishedFor(resource, onDevice), guardians: publishedFor(resource, atGuardian) } : {}),
    ...handlers,
  }
  return implement(resource as AnyResource, own as unknown as HandlersOf<AnyResource>, {
    ...hooks as Hooks<never>,
    async before(action, record, input, context) {
      refuseForeign(record as unknown as Publication | null, input, context)
      const told = await hooks.before?.(action, record as InferRecord<T> | null, input, context)
      return { ...told, ...further(action, record as unknown as Publication | null, input, context.now) }
    },
  })
}
