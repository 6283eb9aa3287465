import type { QueryClient } from '@tanstack/react-query'
import type { ReadingPage } from '../reading/readPage.ts'

/** Where announcements and their count stand in the cache, for top bar, dialog and home page alike. */
export const noticeKeys = { all: ['notices'], pages: ['notices', 'page'], unread: ['notices', 'unread'] } as const

export const unreadIn = (client: QueryClient): number => client.getQueryData<number>(noticeKeys.unread) ?? 0

/** Shows announcements as read wherever they are shown, before the server has said so; all of them where no ids are given. */
export const showRead = (client: QueryClient, ids?: readonly number[]): void => {
  const pages = client.getQueriesData<ReadingPage>({ queryKey: noticeKeys.pages }).map(([, page]) => page)
  const unread = new Set(pages.flatMap(page => page?.entries ?? []).filter(entry => entry.isNew && ids?.includes(entry.id)).map(entry => entry.id))
  client.setQueriesData<ReadingPage>({ queryKey: noticeKeys.pages }, page => page && {
    ...page, entries: page.entries.map(entry => (ids === undefined || ids.includes(entry.id) ? { ...entry, isNew: false } : entry)),
  })
  client.setQueryData<number>(noticeKeys.unread, count => (count === undefined || ids === undefined ? 0 : Math.max(0, count - unread.size)))
}
