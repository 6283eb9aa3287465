import { usePermissions, useTranslate } from 'react-admin'
import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { mayOpen, pageAt } from '../pageAt.ts'
import { presumedTitle } from '../pageTitle.ts'
import { pagesOf } from '../menuTree.ts'
import { useAskToSignOut } from '../SignOut.tsx'
import { addressOf } from '../tabs/tabs.ts'
import { useTabs } from '../tabs/useTabs.ts'
import { useAppearance } from '../useAppearance.ts'
import { useMenu } from '../useMenu.ts'
import { useOtherLanguage } from '../useOtherLanguage.ts'
import { matches } from './Entry.ts'
import type { Entry, EntryGroup } from './Entry.ts'

const recentlyShown = 5

/** The pages that are open besides this one, the latest first. */
const useRecent = (): Entry[] => {
  const tabs = useTabs()
  const { pathname } = useLocation()
  return useMemo(
    () =>
      tabs
        .filter(tab => tab.closable && tab.path !== pathname)
        .slice(-recentlyShown)
        .reverse()
        .map(tab => ({ key: `recent ${tab.path}`, text: tab.title, to: addressOf(tab) })),
    [tabs, pathname],
  )
}

const making = ['create', 'import'] as const

/** What the operator may create and import, and what changes the frame itself. */
const useActions = (): Entry[] => {
  const translate = useTranslate()
  const { entries, places } = useMenu()
  const { permissions } = usePermissions<ReadonlySet<string>>()
  const language = useOtherLanguage()
  const [appearance, changeAppearance] = useAppearance()
  const signOut = useAskToSignOut()
  const made = making.flatMap(view =>
    pagesOf(entries).flatMap(({ page }): Entry[] => {
      const at = pageAt(`/${page}/${view}`)
      return at?.view === view && permissions && mayOpen(permissions, at)
        ? [{ key: `${view} ${page}`, text: presumedTitle(at, places, translate), to: at.path }]
        : []
    }),
  )
  return [
    ...made,
    { key: 'language', text: `${translate('app.shell.switchLanguage')} · ${language.name}`, run: language.change },
    {
      key: 'theme',
      text: translate(appearance === 'dark' ? 'app.shell.light' : 'app.shell.dark'),
      run: changeAppearance,
    },
    { key: 'sign out', text: translate('app.shell.signOut'), run: signOut },
  ]
}

/**
 * What the palette offers without asking the server: recent pages as long as nothing is typed, pages of the menu,
 * actions.
 */
export const useOffers = (query: string): readonly EntryGroup[] => {
  const translate = useTranslate()
  const { entries } = useMenu()
  const recent = useRecent()
  const actions = useActions()
  const home: Entry = { key: 'home', text: translate('app.shell.home'), to: '/' }
  const pages = [
    home,
    ...pagesOf(entries).map((entry): Entry => ({
      key: entry.page ?? entry.key,
      text: entry.title,
      to: entry.to ?? '/',
    })),
  ]
  const groups = [
    { key: 'recent', entries: query === '' ? recent : [] },
    { key: 'pages', entries: pages.filter(entry => matches(entry, query)) },
    { key: 'actions', entries: actions.filter(entry => matches(entry, query)) },
  ]
  return groups
    .filter(group => group.entries.length > 0)
    .map(group => ({ ...group, title: translate(`app.palette.${group.key}`) }))
}
