import { useStoreContext } from 'react-admin'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { ResourceView } from '../resourceView.ts'
import { isSameState } from '../views/SavedView.ts'
import { SavedViewsButton } from '../views/SavedViewsButton.tsx'
import type { SavedViews } from '../views/useSavedViews.ts'
import { beginningKey } from './beginning.ts'
import type { Beginning } from './beginning.ts'
import { columnsKey } from './useChosenColumns.ts'
import { useListViews } from './useListViews.ts'
import { useTakeOver } from './useTakeOver.ts'

/** Nothing says how the list stands, neither its address nor what was left in this tab, when it is opened. */
const useIsFresh = ({ resource }: ResourceView): boolean => {
  const { search } = useLocation()
  const store = useStoreContext()
  return useState(
    () =>
      search === '' &&
      [`${resource.name}.listParams`, columnsKey(resource), `${resource.name}.savedView`].every(
        key => store.getItem(key) === undefined,
      ),
  )[0]
}

/** Remembers in the browser what the list begins with. */
const useBeginningOf = ({ resource: { name } }: ResourceView, { views, isPending, error }: SavedViews): void => {
  const store = useStoreContext()
  const first = views.find(({ isDefault }) => isDefault)
  useEffect(() => {
    if (isPending || error) return
    const known = store.getItem<Beginning>(beginningKey(name))
    if (!first) {
      if (known) store.removeItem(beginningKey(name))
    } else if (known?.id !== first.id || !isSameState(known.state, first.state)) {
      store.setItem(beginningKey(name), { id: first.id, state: first.state } satisfies Beginning)
    }
  }, [store, name, first, isPending, error])
}

/** The saved views of the list around. */
export const ListViews = ({ blueprint }: { blueprint: ResourceView }) => {
  const { saved } = useListViews(blueprint, useIsFresh(blueprint))
  useBeginningOf(blueprint, saved)
  useTakeOver(blueprint, saved)
  return <SavedViewsButton saved={saved} />
}
