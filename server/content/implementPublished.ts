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

const isPast = (moment: unknown, now: Date): boolean =>
  typeof moment === 'string' && Date.parse(moment) <= now.getTime()

/** Who writes for some organisations alone touches nothing that is for others as well. */
const refuseForeign = (record: Publication | null, input: Input, context: Context): void => {
  if (context.operator === null) return
  if (record && !isWithinReach(record.hospitals, context)) throw notFound()
  const hospitals = 'hospitals' in input || !record ? ((input['hospitals'] as Hospitals) ?? null) : record.hospitals
  if (!isWithinReach(hospitals, context)) throw invalid({ hospitals: message('required') })
}

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || (typeof one === 'string' && typeof other === 'string' && Date.parse(one) === Date.parse(other))

const isAfter = (one: unknown, other: unknown): boolean =>
  typeof one === 'string' && typeof other === 'string' && Date.parse(one) > Date.parse(other)

/**
 * The end of what is not published yet has to come; that of what is may be set to a moment that has passed since, which
 * ends it.
 */
const furtherOfEnd = (record: Publication | null, until: unknown, now: Date): Record<string, unknown> => {
  if (isSame(until, record?.validUntil)) return {}
  const isPublished = record?.state === 'published'
  if (
    (isPublished || record?.state === 'scheduled') &&
    until !== null &&
    record.validFrom !== null &&
    !isAfter(until, record.validFrom)
  )
    throw invalid({ validUntil: message('afterBeginning') })
  if (!isPast(until, now)) return {}
  if (!isPublished) throw invalid({ validUntil: message('notPast') })
  return { state: 'expired' }
}

/**
 * What else changes when a record is written. What is published now begins now; what ends before it begins is refused,
 * whichever of the two is said last.
 */
const further = (action: string, record: Publication | null, input: Input, now: Date): Record<string, unknown> => {
  const until = 'validUntil' in input ? input['validUntil'] : record?.validUntil
  switch (action) {
    case 'publish':
      if (isPast(until, now)) throw invalid({ validUntil: message('endPassed') })
      return { validFrom: now.toISOString() }
    case 'schedule':
      if (typeof until === 'string' && !isAfter(until, input['validFrom']))
        throw invalid({ validFrom: message('beforeEnd') })
      return { validFrom: input['validFrom'] }
    case 'create':
    case 'update':
      return 'validUntil' in input ? furtherOfEnd(record, until, now) : {}
    default:
      return {}
  }
}

/** What was taken back before its moment was never published, so that it has no moment since when it is. */
const neverBegan = (record: Publication | null, now: Date): Record<string, unknown> =>
  record && isAfter(record.validFrom, now.toISOString()) ? { validFrom: null } : {}

const isOne = (resource: AnyResource): boolean => resource.fields['state'] === publishable.state

/** The resources of what is published, as the descriptors say. */
export const publishedAmong = (resources: readonly AnyResource[]): readonly AnyResource[] => resources.filter(isOne)

/**
 * Binds handlers and hooks to a resource of what is published, beside those that all of these have. `before` is called
 * first, and may refuse.
 */
export const implementPublished = <T extends AnyResource>(
  resource: T,
  handlers: Omit<HandlersOf<T>, 'client' | 'guardians' | 'preview'>,
  hooks: Pick<Hooks<InferRecord<T>>, 'before' | 'after'> = {},
): Implementation => {
  const own = {
    preview: async (
      { id }: { readonly id: number },
      { language }: { readonly language: 'zh' | 'en' },
      context: Context,
    ) => previewOf(resource, id, language, context),
    ...(resource.calls['client']
      ? { client: publishedFor(resource, onDevice), guardians: publishedFor(resource, atGuardian) }
      : {}),
    ...handlers,
  }
  return implement(resource as AnyResource, own as unknown as HandlersOf<AnyResource>, {
    ...(hooks as Hooks<never>),
    async before(action, record, input, context) {
      refuseForeign(record as unknown as Publication | null, input, context)
      const told = await hooks.before?.(action, record as InferRecord<T> | null, input, context)
      const publication = record as unknown as Publication | null
      const isTakenBack = resource.actions[action]?.set?.['state'] === 'withdrawn'
      return {
        ...told,
        ...further(action, publication, input, context.now),
        ...(isTakenBack ? neverBegan(publication, context.now) : {}),
      }
    },
  })
}
