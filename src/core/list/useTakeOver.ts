import { useNotify, useStoreContext, useTranslate } from 'react-admin'
import type { Store } from 'react-admin'
import { useEffect, useRef } from 'react'
import { withoutPersonal } from '../../../resources/viewState.ts'
import type { ViewState } from '../../../resources/viewState.ts'
import { useFormat } from '../format.ts'
import type { ResourceView } from '../resourceView.ts'
import { titleError } from '../views/titleError.ts'
import type { SavedViews } from '../views/useSavedViews.ts'
import { readListState } from './readListState.ts'
import { spareColumns } from './useChosenColumns.ts'

interface SavedQuery {
  readonly label: string
  readonly value: { readonly filter?: ViewState; readonly sort?: unknown; readonly perPage?: unknown }
}

const isQuery = (one: unknown): one is SavedQuery => {
  const { label, value } = (one ?? {}) as Partial<SavedQuery>
  return typeof label === 'string' && label.trim() !== '' && value !== null && typeof value === 'object'
}

/** Where browsers kept the columns and the saved filters of a list before the server did. */
const formerKeys = (resource: string) => ({
  queries: `${resource}.savedQueries`,
  hidden: `${resource}.datatable`,
  ranks: `${resource}.datatable_columnRanks`,
})

/** What a browser kept of a list: its saved filters, and how its columns were arranged. */
const readFormer = (
  { resource, columns }: ResourceView,
  store: Store,
): { readonly queries: readonly SavedQuery[]; readonly arranged: ViewState | undefined } => {
  const keys = formerKeys(resource.name)
  const queries = store.getItem<unknown>(keys.queries)
  const hidden = store.getItem<string[]>(keys.hidden)
  const ranks = store.getItem<number[]>(keys.ranks)
  return {
    queries: Array.isArray(queries) ? queries.filter(isQuery) : [],
    arranged:
      hidden || ranks
        ? {
            columns: {
              order: (ranks ?? []).flatMap(rank => columns[rank]?.name ?? []),
              hidden: hidden ?? [...spareColumns(resource)],
            },
          }
        : undefined,
  }
}

/**
 * Takes over at the first visit what this browser alone kept of a list. Of a filter that looked for a person nothing is
 * kept, nor any longer in the browser; which ones those were is told.
 */
export const useTakeOver = (view: ResourceView, saved: SavedViews): void => {
  const store = useStoreContext()
  const notify = useNotify()
  const translate = useTranslate()
  const format = useFormat()
  const hasBegun = useRef(false)
  const isReady = !saved.isPending && !saved.error && saved.mayKeep
  useEffect(() => {
    if (!isReady || hasBegun.current) return
    hasBegun.current = true
    const { name } = view.resource
    const keys = formerKeys(name)
    const { queries, arranged } = readFormer(view, store)
    if (queries.length === 0 && !arranged) return
    const save = async (title: string, state: ViewState): Promise<number | undefined> => {
      try {
        return await saved.save(title.trim().slice(0, 50), readListState(view, state))
      } catch (error) {
        // One of that name was taken over before, by another browser or tab.
        if (titleError(error) === undefined) throw error
        return undefined
      }
    }
    const run = async (): Promise<void> => {
      const personal: string[] = []
      for (const [at, { label, value }] of queries.entries()) {
        const { state, leftOut } = withoutPersonal(name, {
          filter: value.filter ?? {},
          sort: value.sort,
          perPage: value.perPage,
        })
        if (leftOut.length > 0) personal.push(label)
        if (leftOut.length === 0 || Object.keys(state['filter'] as ViewState).length > 0)
          await save(label, { ...state, ...arranged })
        store.setItem(keys.queries, queries.slice(at + 1))
      }
      store.removeItem(keys.queries)
      if (arranged) {
        const id = await save(translate('app.views.myColumns'), arranged)
        if (id !== undefined && !saved.views.some(({ isDefault, own }) => isDefault && own)) await saved.choose(id)
      }
      store.removeItem(keys.hidden)
      store.removeItem(keys.ranks)
      notify('app.views.takenOver', { type: 'info' })
      if (personal.length > 0)
        notify('app.views.takenOverWithout', {
          type: 'info',
          autoHideDuration: 10_000,
          messageArgs: { names: format.list(personal) },
        })
    }
    run().catch((error: unknown) => console.error('What this browser kept of the list could not be taken over', error))
  }, [isReady, view, saved, store, notify, translate, format])
}
