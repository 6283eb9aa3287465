import { customPages, mayVisit } from '../../../resources/pages.ts'
import { resourceNamed } from '../../../resources/index.ts'
import { showPath } from '../../core/paths.ts'
import { hasPage } from '../../core/hasPage.ts'
import type { ResourcePage } from '../../core/hasPage.ts'
import { mayDo } from '../auth/mayDo.ts'

export type View = 'home' | 'custom' | ResourcePage

/** What an address of the back-office leads to. */
export interface PageAt {
  /** The address without a trailing slash. */
  readonly path: string
  /** Key of the page as the menu names it: a resource or a page written by hand; '' for the home page. */
  readonly page: string
  readonly view: View
  /** The record, where the page is one of a record. */
  readonly id?: string
}

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

const viewOf = (second: string | undefined, third: string | undefined): ResourcePage | undefined => {
  if (second === undefined) return 'list'
  if (third === undefined) return second === 'create' || second === 'import' ? second : 'edit'
  return third === 'show' ? 'show' : undefined
}

/** The page at a pathname; undefined where there is none. Whether the operator may open it is another question. */
export const pageAt = (pathname: string): PageAt | undefined => {
  const path = `/${pathname.replace(/^\/+|(?<!\/)\/+$/g, '')}`
  const key = path.slice(1)
  if (key === '') return { path, page: '', view: 'home' }
  if (Object.hasOwn(customPages, key)) return { path, page: key, view: 'custom' }
  const [name = '', second, third, ...more] = key.split('/')
  const resource = resourceNamed(name)
  const view = more.length > 0 ? undefined : viewOf(second, third)
  if (!resource || !view || !hasPage(resource, view)) return undefined
  return { path, page: name, view, ...(view === 'show' || view === 'edit' ? { id: decoded(second!) } : {}) }
}

/** Whether the permissions let an operator open a page. */
export const mayOpen = (permissions: ReadonlySet<string>, { page, view }: PageAt): boolean => {
  if (view === 'home') return true
  return view === 'custom' ? mayVisit(permissions, page) : mayDo(permissions, page, view)
}

/** Whether the permissions let an operator open the page of a record, where there is one. */
export const mayShow = (permissions: ReadonlySet<string>, resource: string, id: number): boolean => {
  const at = pageAt(showPath(resource, id))
  return at !== undefined && mayOpen(permissions, at)
}
