import type { QueryClient } from '@tanstack/react-query'
import type { Store } from 'react-admin'
import { listStateKeys, scrollKey } from '../../app/pageState.ts'
import type { Scroll } from '../arrival/restoreScroll.ts'
import { pageAt } from '../pageAt.ts'

export type Scrolls = { readonly [path: string]: Scroll }

/** Forgets how a page was left: what its list showed, where it was scrolled to, what it had read. */
export const forgetPage = (store: Store, client: QueryClient, path: string): void => {
  const { [path]: _, ...others } = store.getItem<Scrolls>(scrollKey, {}) ?? {}
  store.setItem(scrollKey, others)
  const at = pageAt(path)
  if (!at || at.view === 'home') return
  if (at.view === 'list' || at.view === 'custom') listStateKeys(at.page).forEach(key => store.removeItem(key))
  // What a form read is shown by other pages as well, which need not wait for it again.
  if (at.view !== 'create' && at.view !== 'edit') client.removeQueries({ queryKey: [at.page], type: 'inactive' })
}
