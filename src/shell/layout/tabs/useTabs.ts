import { usePermissions, useLocale, useStore, useStoreContext, useTranslate } from 'react-admin'
import { useCallback, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { tabsKey } from '../../app/pageState.ts'
import { mayOpen, pageAt } from '../pageAt.ts'
import { presumedTitle } from '../pageTitle.ts'
import { useMenu } from '../useMenu.ts'
import { homePath, noTabs, toldApart } from './tabs.ts'
import type { Tab, Tabs } from './tabs.ts'

/** A tab as it is shown. */
export interface ShownTab extends Pick<Tab, 'path' | 'search'> {
  readonly title: string
  /** The home page's tab stays. */
  readonly closable: boolean
}

/** Changes the kept tabs; those who show them follow. */
export const useChangeTabs = (): ((change: (tabs: Tabs) => Tabs) => void) => {
  const store = useStoreContext()
  return useCallback(
    change => {
      const before = store.getItem<Tabs>(tabsKey, noTabs) ?? noTabs
      const after = change(before)
      if (after !== before) store.setItem(tabsKey, after)
    },
    [store],
  )
}

/** Home and every visited page that the operator may still open, in the order in which they were opened. */
export const useTabs = (): readonly ShownTab[] => {
  const [tabs] = useStore<Tabs>(tabsKey, noTabs)
  const { permissions } = usePermissions<ReadonlySet<string>>()
  const { places } = useMenu()
  const translate = useTranslate()
  const locale = useLocale()
  return useMemo(() => {
    const shown = tabs.flatMap(({ path, search, title, language }) => {
      const at = pageAt(path)
      if (!at || !permissions || !mayOpen(permissions, at)) return []
      const called = title !== undefined && language === locale ? title : presumedTitle(at, places, translate, title)
      return [{ path, search, title: called, closable: true, id: at.id }]
    })
    return [{ path: homePath, search: '', title: translate('app.shell.home'), closable: false }, ...toldApart(shown)]
  }, [tabs, permissions, places, translate, locale])
}

/** Whether the open page is to have a tab that is not there yet. */
export const useIsTabComing = (tabs: readonly ShownTab[]): boolean => {
  const { pathname } = useLocation()
  const { permissions } = usePermissions<ReadonlySet<string>>()
  const at = pageAt(pathname)
  return (
    permissions === undefined ||
    (at !== undefined && mayOpen(permissions, at) && tabs.every(({ path }) => path !== at.path))
  )
}
