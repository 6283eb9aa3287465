import { reports } from '../../resources/index.ts'
import { titleOfReport } from '../../resources/core/statistics/index.ts'
import { cacheKinds } from '../../resources/cacheKinds.ts'
import type { CacheKind } from '../../resources/cacheKinds.ts'
import { cache } from '../../resources/monitor/cache.ts'
import { cacheEntry } from '../../resources/monitor/cacheEntry.ts'
import { implement } from '../core/contract.ts'
import type { Context, RowsContext } from '../core/contract.ts'
import { Problem } from '../core/errors/problem.ts'
import { previewReply, refuseChanged } from '../core/preview.ts'
import { sha256 } from '../core/sha256.ts'
import { sharedKinds } from '../platform/caches/Caches.ts'
import type { CachedAbout } from '../platform/caches/Caches.ts'
import { entriesOn, figuresOf, memoriesOf, namesOn } from './cachedEntries.ts'
import { clearChannel } from './clearCaches.ts'

/** What Redis is called, in each language. */
const redisName = 'Redis'

/** Ids say which row it is, whichever host is asked. */
const ofRedis = (at: number): number => 1 + at
const ofHost = (beat: number, at: number): number => 10 * (beat + 1) + at

const kilobytes = (bytes: number): number => Math.ceil(bytes / 1024)

const redisRows = async ({ caches: { redis } }: Pick<RowsContext, 'caches'>) => {
  if (redis === undefined) return []
  const [figures, names] = await Promise.all([figuresOf(redis), namesOn(redis)])
  const counts = names && sharedKinds.map(kind => names[kind].length)
  const isThere = figures !== undefined && counts !== undefined
  const common = {
    place: redisName,
    process: null,
    state: isThere ? ('up' as const) : ('away' as const),
    release: null,
    clients: null,
  }
  return [
    {
      ...common,
      id: ofRedis(0),
      kind: 'everything' as const,
      keys: isThere ? counts.reduce((sum, one) => sum + one, 0) : null,
      kilobytes: figures ? kilobytes(figures.bytes) : null,
      hits: figures?.hits ?? null,
      misses: figures?.misses ?? null,
      clients: figures?.clients ?? null,
      release: figures?.version ?? null,
    },
    ...(isThere
      ? sharedKinds.map((kind, at) => ({
          ...common,
          id: ofRedis(at + 1),
          kind,
          keys: counts[at]!,
          kilobytes: null,
          hits: null,
          misses: null,
        }))
      : []),
  ]
}

const memoryRows = async (context: Pick<RowsContext, 'db' | 'now' | 'caches'>) =>
  (await memoriesOf(context)).flatMap(({ beat, host, process: number, caches }) =>
    caches.map(({ kind, keys, bytes, hits, misses }) => ({
      id: ofHost(beat, cacheKinds.indexOf(kind)),
      place: host,
      process: number,
      kind,
      state: 'up' as const,
      keys,
      kilobytes: kilobytes(bytes),
      hits: kind === 'rateLimit' ? null : hits,
      misses: kind === 'rateLimit' ? null : misses,
      clients: null,
      release: null,
    })),
  )

interface Place {
  readonly place: string
  readonly process: number | null
}

/** Forgets all entries of some kinds, or one; answers of how many that is known. */
const forget = async (
  { caches, notify }: Pick<Context, 'caches' | 'notify'>,
  { place, process: number }: Place,
  kinds: readonly CacheKind[],
  name?: string,
): Promise<number> => {
  if (number !== null) {
    for (const kind of kinds) notify(clearChannel, JSON.stringify({ host: place, process: number, kind, name }))
    return 0
  }
  const names = caches.redis && (await namesOn(caches.redis))
  const meant =
    names &&
    sharedKinds
      .filter(kind => kinds.includes(kind))
      .flatMap(kind => names[kind])
      .filter(one => name === undefined || one === name)
  const done = meant && (meant.length === 0 ? 0 : await caches.redis?.ask(client => client.unlink(meant)))
  if (done === undefined) throw new Problem(503, 'cacheAway')
  return Number(done)
}

const kindsOf = (kind: CacheKind | 'everything'): readonly CacheKind[] => (kind === 'everything' ? cacheKinds : [kind])

/** Entries come and go while it is asked: what must not change is where they lie, and of what kind they are. */
const clearingOf = ({ place, process: number, kind }: Place & { readonly kind: CacheKind | 'everything' }) =>
  previewReply([], [place, number, kind])

export const cacheImplementation = implement(cache, {
  rows: async (_input, context) => [...(await redisRows(context)), ...(await memoryRows(context))],
  async clearPreview(row, _input, { t }) {
    return {
      ...clearingOf(row),
      effects: previewReply([
        { effect: 'forgotten', count: row.keys, names: [t(`resources.cache.choices.kind.${row.kind}`), row.place] },
      ]).effects,
    }
  },
  async clear(row, { previewToken }, context) {
    refuseChanged(String(previewToken), clearingOf(row))
    const counted = row.keys ?? 0
    const done = await forget(context, row, kindsOf(row.kind))
    return { cleared: row.process === null ? done : counted }
  },
})

const wordsFor = (
  { report, resource, rows = 0, language, count }: CachedAbout,
  { t }: Pick<RowsContext, 't'>,
): string => {
  const inLanguage = { language: t(`messages.cached.${language === 'en' ? 'en' : 'zh'}`) }
  if (report !== undefined)
    return t('messages.cached.answer', {
      // Another version's report may be none of these.
      report: t(titleOfReport(reports[report as keyof typeof reports] ?? { name: report }), { smart_count: 2 }),
      smart_count: rows,
      ...inLanguage,
    })
  if (resource !== undefined)
    return t('messages.cached.reply', { name: t(`resources.${resource}.name`, { smart_count: 2 }), ...inLanguage })
  return count === undefined ? t('messages.cached.caller') : t('messages.cached.requests', { smart_count: count })
}

/** Whole numbers that are the same each time, and no two the same. */
const numbered = <T extends Place & { readonly name: string }>(
  entries: readonly T[],
): (T & { readonly id: number })[] => {
  const taken = new Set<number>()
  return entries.map(entry => {
    let id =
      (Number.parseInt(sha256(`${entry.place}\n${entry.process}\n${entry.name}`).slice(0, 8), 16) % 2_000_000_000) + 1
    while (taken.has(id)) id += 1
    taken.add(id)
    return { id, ...entry }
  })
}

export const cacheEntryImplementation = implement(cacheEntry, {
  async rows(_input, context) {
    const {
      caches: { redis },
    } = context
    const shared = (redis ? await entriesOn(redis) : []).map(({ kind, about, ...entry }) => ({
      ...entry,
      kind,
      place: redisName,
      process: null,
      type: kind === 'rateLimit' ? 'string' : 'hash',
      about: wordsFor(about, context),
    }))
    const own = (await memoriesOf(context)).flatMap(({ host, process: number, caches }) =>
      caches.flatMap(({ kind, entries }) =>
        entries.map(({ about, ...entry }) => ({
          ...entry,
          kind,
          place: host,
          process: number,
          type: 'memory',
          about: wordsFor(about, context),
        })),
      ),
    )
    return numbered([...shared, ...own])
  },
  async discard(row, _input, context) {
    await forget(context, row, [row.kind], row.name)
    return { done: true }
  },
})
