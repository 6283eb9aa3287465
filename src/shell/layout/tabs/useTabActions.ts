import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useStoreContext } from 'react-admin'
import { useCallback, useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Closing } from '../../../core/paths.ts'
import { drafts } from '../../drafts/drafts.ts'
import { forgetPage } from './pageMemory.ts'
import { addressOf, afterClosing, pagesOf, without } from './tabs.ts'
import { useChangeTabs } from './useTabs.ts'
import type { ShownTab } from './useTabs.ts'

export interface TabActions {
  refresh(tab: ShownTab): void
  close(tab: ShownTab): void
  closeOthers(tab: ShownTab): void
  closeAll(): void
}

/** Tabs that are to be closed and hold unsaved work, until it is decided what becomes of it. */
export interface Asked {
  readonly unsaved: readonly ShownTab[]
  agree(): void
  cancel(): void
}

/** Forgets closed pages together with their tabs. */
export const useDropTabs = (): ((paths: readonly string[]) => void) => {
  const store = useStoreContext()
  const client = useQueryClient()
  const change = useChangeTabs()
  return useCallback(
    paths => {
      change(tabs => without(tabs, paths))
      paths.forEach(path => {
        drafts.drop(path)
        forgetPage(store, client, path)
      })
    },
    [store, client, change],
  )
}

/**
 * What can be done with the tabs. Closing the open page leads to the last tab, or home; closing a page with unsaved
 * work asks first.
 */
export const useTabActions = (tabs: readonly ShownTab[]): TabActions & { readonly asked: Asked | undefined } => {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const drop = useDropTabs()
  const [asked, setAsked] = useState<Asked>()

  return useMemo(() => {
    const close = (closing: readonly ShownTab[], leadTo?: ShownTab): void => {
      const paths = closing.flatMap(tab => pagesOf(tab.path))
      const remaining = tabs.filter(tab => !paths.includes(tab.path))
      const target = leadTo ? addressOf(leadTo) : paths.includes(pathname) ? afterClosing(remaining) : undefined
      if (target === undefined || leadTo?.path === pathname) return drop(paths)
      void navigate(target, { state: { closes: paths } satisfies Closing })
    }
    const ask = (closing: readonly ShownTab[], leadTo?: ShownTab): void => {
      drafts.flush()
      const unsaved = closing.filter(tab => pagesOf(tab.path).some(path => drafts.has(path)))
      if (unsaved.length === 0) return close(closing, leadTo)
      const answered = (answer: () => void) => () => {
        setAsked(undefined)
        answer()
      }
      setAsked({ unsaved, agree: answered(() => close(closing, leadTo)), cancel: answered(() => undefined) })
    }
    return {
      asked,
      refresh: tab => {
        void navigate(`/redirect${addressOf(tab)}`, { replace: tab.path === pathname })
      },
      close: tab => ask(tab.closable ? [tab] : []),
      closeOthers: tab =>
        ask(
          tabs.filter(other => other.closable && other.path !== tab.path),
          tab,
        ),
      closeAll: () => ask(tabs.filter(tab => tab.closable)),
    }
  }, [tabs, pathname, navigate, drop, asked])
}
