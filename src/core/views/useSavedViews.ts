import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useStore, useTranslate } from 'react-admin'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { withoutPersonal } from '../../../resources/viewState.ts'
import type { ViewState } from '../../../resources/viewState.ts'
import { useClient, useProvider } from '../provider.ts'
import { useMay } from '../useMay.ts'
import { isSameState } from './SavedView.ts'
import type { SavedView, ViewDetails } from './SavedView.ts'

export interface SavedViewsOptions {
  /**
   * Makes a state whole: what a view does not say, or says of what is no more, is as the page comes. A state is taken
   * as it is where nothing is said.
   */
  readonly read?: (state: ViewState) => ViewState
  /** What a filter is called, where its name is left out. */
  readonly nameOf?: (name: string) => string
  /**
   * The page was opened with nothing said of its state (nothing in its address, nothing left in its tab), so that it
   * begins with the default view.
   */
  readonly begins?: boolean
}

/** The saved views of a page, and what can be done with them. What the server refuses is thrown, with its words. */
export interface SavedViews {
  readonly views: readonly SavedView[]
  readonly isPending: boolean
  readonly error: Error | null
  /** The view that was opened last. */
  readonly current: SavedView | undefined
  /** The page is not as that view says any more. */
  readonly isChanged: boolean
  /**
   * What that view says and the page does not show, in words: the operator may not use it, does not reach it, or it is
   * no more.
   */
  readonly leftOut: readonly string[]
  /** What a view that is saved now would not keep, in words: it tells who somebody is. */
  readonly unkept: readonly string[]
  readonly mayKeep: boolean
  readonly mayShare: boolean
  readonly nameOf: (name: string) => string
  /** Asks for them anew. */
  readonly refresh: () => Promise<void>
  /** Brings the page into the state of a view, or to how it comes. */
  readonly open: (view: SavedView | undefined) => void
  /** Keeps how the page stands, or another state, as a new view, which is then the one that is open. Answers its id. */
  readonly save: (title: string, state?: ViewState) => Promise<number>
  /** Keeps how the page stands in a view that there is. */
  readonly overwrite: (view: SavedView) => Promise<void>
  readonly change: (view: SavedView, details: ViewDetails & { readonly state?: ViewState }) => Promise<void>
  readonly remove: (view: SavedView) => Promise<void>
  /** Says what the page begins with for the operator. */
  readonly choose: (view: number | null) => Promise<void>
}

const none: readonly SavedView[] = []

/**
 * The saved views of a page: one mechanism for lists and reports.
 *
 *     const saved = useSavedViews('topUps', parameters, apply, { begins: search === '' })
 *     <SavedViewsButton saved={saved} />
 *
 * `page` is its key as menus name it. `state` is how it stands now, as a JSON object: of a report the parameters of its address by name; `apply` brings it into
 * such a state, `{}` being as it comes, and reads it with care, since what the page knows may have changed since it was
 * saved. What tells who somebody is (by the name under which a resource has it) is left out of what is saved. Views are
 * asked for anew at each visit and whenever they are looked at.
 */
export const useSavedViews = (
  page: string,
  state: ViewState,
  apply: (state: ViewState) => void,
  options: SavedViewsOptions = {},
): SavedViews => {
  const { read, nameOf: named, begins = false } = options
  const provider = useProvider()
  const calls = useClient()
  const client = useQueryClient()
  const translate = useTranslate()
  const may = useMay()
  const queryKey = useMemo(() => ['savedView', 'ofPage', page], [page])
  const {
    data: views = none,
    isPending,
    error,
    isFetchedAfterMount,
  } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await calls.savedView.ofPage({ page }, { signal })) as readonly SavedView[],
    staleTime: 0,
    retry: false,
  })
  const [opened, setOpened] = useStore<number | null | undefined>(`${page}.savedView`)
  const whole = useCallback((one: ViewState): ViewState => (read ? read(one) : one), [read])
  const kept = useMemo(() => withoutPersonal(page, whole(state)), [page, whole, state])
  const first = views.find(({ isDefault }) => isDefault)
  // A page that begins with a view says so by being as that says; one that was opened by a link is of no view.
  const current =
    opened === undefined
      ? first && isSameState(whole(first.state), kept.state)
        ? first
        : undefined
      : views.find(({ id }) => id === opened)

  const open = useCallback(
    (view: SavedView | undefined) => {
      setOpened(view?.id ?? null)
      apply(whole(view?.state ?? {}))
    },
    [setOpened, apply, whole],
  )

  // The default view is opened once, where nobody has touched the page meanwhile.
  const beginning = useRef(begins ? kept.state : undefined)
  useEffect(() => {
    const before = beginning.current
    if (before === undefined || !isFetchedAfterMount) return
    beginning.current = undefined
    if (first && isSameState(before, kept.state) && !isSameState(whole(first.state), kept.state)) open(first)
  }, [isFetchedAfterMount, first, kept, whole, open])

  const again = useCallback(() => client.invalidateQueries({ queryKey }), [client, queryKey])
  const keep = useCallback((one: ViewState) => withoutPersonal(page, one).state, [page])
  const save = useCallback(
    async (title: string, other?: ViewState) => {
      const { data } = await provider.create('savedView', { data: { page, title, state: keep(other ?? kept.state) } })
      if (other === undefined) setOpened(Number(data.id))
      await again()
      return Number(data.id)
    },
    [provider, page, keep, kept, setOpened, again],
  )
  const change = useCallback(
    async (view: SavedView, { state: other, ...details }: ViewDetails & { readonly state?: ViewState }) => {
      const previousData = { id: view.id, version: view.version }
      await provider.update('savedView', {
        id: view.id,
        data: { ...previousData, ...details, ...(other ? { state: keep(other) } : {}) },
        previousData,
      })
      await again()
    },
    [provider, keep, again],
  )
  const remove = useCallback(
    async (view: SavedView) => {
      await provider.delete('savedView', { id: view.id, previousData: { id: view.id, version: view.version } })
      if (view.id === opened) setOpened(null)
      await again()
    },
    [provider, opened, setOpened, again],
  )
  const choose = useCallback(
    async (view: number | null) => {
      await calls.savedView.choose({ page, view })
      await again()
    },
    [calls, page, again],
  )

  const nameOf = useCallback(
    (name: string) => (name === 'q' ? translate('ra.action.search') : (named?.(name) ?? name)),
    [named, translate],
  )
  return {
    views,
    isPending,
    error,
    current,
    nameOf,
    isChanged: current !== undefined && !isSameState(whole(current.state), kept.state),
    leftOut: [...new Set(current?.leftOut)].map(nameOf),
    unkept: kept.leftOut.map(nameOf),
    mayKeep: may('savedView', 'create') === true,
    mayShare: may('savedView', 'share') === true,
    refresh: again,
    open,
    save,
    change,
    remove,
    choose,
    overwrite: view => change(view, { state: kept.state }),
  }
}
