import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { LiveTopic } from '../../../../resources/live.ts'
import type { PageQuery } from './usePages.ts'
import type { ReadingPage } from './readPage.ts'

/** Something that comes to an operator and is read: announcements, letters. */
export interface Feed {
  /** Where it stands in the cache, for top bar, dialog and home page alike. */
  readonly keys: {
    readonly all: readonly string[]
    readonly pages: readonly string[]
    readonly unread: readonly string[]
  }
  /** What the server says when something of it changed. */
  readonly topic: LiveTopic
  readonly Icon: ComponentType
  /** Keys of what is said of it. */
  readonly texts: {
    readonly title: string
    readonly unread: string
    readonly arrived: string
    readonly empty: string
    readonly isNew: string
  }
  /**
   * How to ask the server: a page, the latest first; how many are unread, and as far as that is known already; and that
   * some are read now, or all, which answers how many are not and from when on.
   */
  readonly useCalls: () => FeedCalls
}

export interface FeedCalls {
  load(query: PageQuery, signal: AbortSignal): Promise<ReadingPage>
  unread(signal: AbortSignal): Promise<number>
  /** Whether the count can be asked for, and what is known of it before. */
  readonly isReady: boolean
  readonly known: number | undefined
  markRead(ids?: readonly number[]): Promise<{ readonly unread: number; readonly readAt: string }>
  /** Takes back what was marked at a moment. */
  markUnread(readAt: string): Promise<unknown>
}

export const feedKeys = (name: string): Feed['keys'] => ({
  all: [name],
  pages: [name, 'page'],
  unread: [name, 'unread'],
})

export const unreadIn = (client: QueryClient, { keys }: Feed): number => client.getQueryData<number>(keys.unread) ?? 0

/** Shows entries as read wherever they are shown, before the server has said so; all of them where no ids are given. */
export const showRead = (client: QueryClient, { keys }: Feed, ids?: readonly number[]): void => {
  const pages = client.getQueriesData<ReadingPage>({ queryKey: keys.pages }).map(([, page]) => page)
  const unread = new Set(
    pages
      .flatMap(page => page?.entries ?? [])
      .filter(entry => entry.isNew && ids?.includes(entry.id))
      .map(entry => entry.id),
  )
  client.setQueriesData<ReadingPage>(
    { queryKey: keys.pages },
    page =>
      page && {
        ...page,
        entries: page.entries.map(entry =>
          ids === undefined || ids.includes(entry.id) ? { ...entry, isNew: false } : entry,
        ),
      },
  )
  client.setQueryData<number>(keys.unread, count =>
    count === undefined || ids === undefined ? 0 : Math.max(0, count - unread.size),
  )
}
