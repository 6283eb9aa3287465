import { useQueryClient } from '@tanstack/react-query'
import { useGetIdentity, useLocale, usePermissions, useStoreContext } from 'react-admin'
import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { asLanguage, defaultLanguage } from '../../../../i18n/Language.ts'
import type { Closing } from '../../../core/paths.ts'
import { mayOpen, pageAt } from '../pageAt.ts'
import { forgetPage } from '../tabs/pageMemory.ts'
import { searchless, titled, visited } from '../tabs/tabs.ts'
import { useChangeTabs } from '../tabs/useTabs.ts'
import { useDropTabs } from '../tabs/useTabActions.ts'
import { useMenu } from '../useMenu.ts'
import type { Said } from './usePageTitle.ts'

/** Whether anything of a page is kept: the home page is fresh each time, and so is what the menu says is not cached. */
export const useIsKept = (): ((path: string) => boolean) => {
  const { places } = useMenu()
  return useCallback(
    path => {
      const at = pageAt(path)
      return at !== undefined && at.view !== 'home' && places.get(at.page)?.noCache !== true
    },
    [places],
  )
}

/**
 * Keeps a tab for each page that is visited, closes those that a navigation leaves for good, and forgets pages that are
 * not cached.
 */
export const useVisits = (said: Said, isKept: (path: string) => boolean): void => {
  const { pathname, search, state } = useLocation()
  const type = useNavigationType()
  const store = useStoreContext()
  const client = useQueryClient()
  const locale = useLocale()
  const { data: identity } = useGetIdentity()
  const { permissions } = usePermissions<ReadonlySet<string>>()
  const change = useChangeTabs()
  const drop = useDropTabs()
  const at = pageAt(pathname)
  const isOpen = identity !== undefined && permissions !== undefined && at !== undefined && mayOpen(permissions, at)
  const path = isOpen ? at.path : undefined

  // First of all: a form that leads to its record leaves its tab to it.
  useEffect(() => {
    if (path !== undefined) change(tabs => visited(tabs, path, search))
  }, [path, search, change])

  // Going back to a page must not close again what was closed on the way there.
  const { closes } = (type === 'POP' ? {} : (state ?? {})) as Closing
  useEffect(() => {
    if (closes) drop(closes.filter(one => one !== pathname))
  }, [closes, pathname, drop])

  useEffect(() => {
    if (path !== undefined && said.path === pathname)
      change(tabs => titled(tabs, path, said.title, asLanguage(locale) ?? defaultLanguage))
  }, [path, pathname, said, locale, change])

  const last = useRef(path)
  useEffect(() => {
    const left = last.current
    last.current = path
    if (left === undefined || left === path || isKept(left)) return
    forgetPage(store, client, left)
    change(tabs => searchless(tabs, left))
  }, [path, isKept, store, client, change])
}
