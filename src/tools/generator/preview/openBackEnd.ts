import { QueryClient } from '@tanstack/react-query'
import type { I18nProvider } from 'react-admin'
import { createDataProvider } from '../../../../dataProvider/index.ts'
import type { VisionDataProvider } from '../../../../dataProvider/index.ts'
import { createMemory } from '../../../../dataProvider/memory/createMemory.ts'
import { dateIn } from '../../../../domain/calendar.ts'
import type { TextTree } from '../../../../generator/Entity.ts'
import type { Language } from '../../../../i18n/Language.ts'
import type { AnyResource } from '../../../../resources/core/index.ts'
import { registry } from '../../../../resources/index.ts'
import { businessZone } from '../../../shell/installation/businessZone.ts'
import { sampleRows } from './samples.ts'

/** What the records of the preview follow from. */
export interface Sampled {
  readonly resource: AnyResource
  readonly language: Language
  /** The texts of the product, those of the entity, and the former with the latter among them. */
  readonly base: I18nProvider
  readonly words: TextTree
  readonly texts: I18nProvider
}

export interface BackEnd {
  readonly provider: VisionDataProvider
  readonly client: QueryClient
  /**
   * Begins with other records, and answers with them whatever pages show; resolves when pages can be drawn by them
   * without waiting.
   */
  take(sampled: Sampled): Promise<void>
}

const host = 'https://preview.invalid'

/**
 * The back end of the preview, in memory: one for as long as it is open, so that pages stay while what they are about
 * changes.
 */
export const openBackEnd = (first: Sampled): BackEnd => {
  let { resource, language, texts } = first
  const resources: Record<string, AnyResource> = { ...registry, [resource.name]: resource }
  const say = (key: string, parameters?: Readonly<Record<string, string | number>>): string =>
    texts.translate(key, parameters)
  const memory = createMemory({
    resources,
    say,
    rows: one => sampleRows({ resource, language, say })(one),
    now: () => new Date().toISOString(),
    today: () => dateIn(new Date(), businessZone()),
    answer: ({ resource: name, action }) =>
      name === 'dict' && action === 'byGroup'
        ? [1, 2, 3].map(number => ({
            value: `entry${number}`,
            enabled: true,
            ...Object.fromEntries(
              ['label', 'labelEn'].map(key => [key, say('app.codeGenerator.preview.entry', { number })]),
            ),
          }))
        : undefined,
  })
  const provider = createDataProvider({
    registry: resources,
    fetch: memory.fetch,
    host,
    token: () => undefined,
    language: () => language,
    strict: false,
  })
  const client = new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', staleTime: 60_000 },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  const queries = client.getQueryCache()

  const begin = (next: Sampled): void => {
    // What was there before under that name is there again.
    const former = registry[resource.name]
    if (former) resources[resource.name] = former
    else delete resources[resource.name]
    ;({ resource, language, texts } = next)
    resources[resource.name] = resource
    memory.restart()
  }

  let turn = 0
  /** What pages show now is asked anew; what they showed before, and what may be done, is asked when it is needed. */
  const askAgain = async (): Promise<void> => {
    turn += 1
    const own = turn
    client.removeQueries({ queryKey: ['auth', 'canAccess', 'page'] })
    client.removeQueries({ type: 'inactive' })
    await Promise.all(
      queries.findAll({ type: 'active' }).map(async ({ queryKey, options: { queryFn } }) => {
        if (!(queryFn instanceof Function)) return
        try {
          const answer: unknown = await queryFn({
            client,
            queryKey,
            signal: new AbortController().signal,
            meta: undefined,
          })
          if (own === turn) client.setQueryData(queryKey, answer)
        } catch {
          // Of what is there no more the page itself says so.
          void client.invalidateQueries({ queryKey, exact: true })
        }
      }),
    )
  }

  return {
    provider,
    client,
    take(next) {
      // Pages of another name are others, which ask by themselves.
      const isOther = next.resource.name !== resource.name
      begin(next)
      return isOther ? Promise.resolve() : askAgain()
    },
  }
}
