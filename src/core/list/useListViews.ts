import { useListContext, useNavigate, useTranslate } from 'react-admin'
import { useCallback, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import type { ViewState } from '../../../resources/viewState.ts'
import type { ResourceView } from '../resourceView.ts'
import { useSavedViews } from '../views/useSavedViews.ts'
import type { SavedViews } from '../views/useSavedViews.ts'
import { readListState } from './readListState.ts'
import { readShown } from './listState.ts'
import { listAddress } from './listAddress.ts'
import { useArrangeColumns } from './useArrangeColumns.ts'

/**
 * The saved views of the list around, and what has it always begin with its columns as they are now. `begins`: it
 * begins with the default view.
 */
export const useListViews = (
  view: ResourceView,
  begins = false,
): { readonly saved: SavedViews; readonly keepColumns: () => Promise<void> } => {
  const { resource, fields } = view
  const { filterValues, sort, perPage } = useListContext()
  const { arrangement, arrange } = useArrangeColumns(view)
  const navigate = useNavigate()
  const translate = useTranslate()
  const { search } = useLocation()
  const state = useMemo<ViewState>(
    () => ({
      filter: filterValues,
      sort,
      perPage,
      columns: arrangement,
      ...readShown(resource, Object.fromEntries(new URLSearchParams(search))),
    }),
    [filterValues, sort, perPage, arrangement, resource, search],
  )
  const read = useCallback(
    (one: ViewState) => {
      const { filter, ...rest } = readListState(view, one)
      return { ...rest, filter }
    },
    [view],
  )
  const apply = useCallback(
    (one: ViewState) => {
      const next = readListState(view, one)
      arrange(next.columns)
      void navigate({ search: listAddress(next, next) })
    },
    [view, arrange, navigate],
  )
  const nameOf = useCallback(
    (name: string) => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined
      return field ? translate(field.label) : name
    },
    [fields, translate],
  )
  const saved = useSavedViews(resource.name, state, apply, { read, nameOf, begins })

  const keepColumns = async (): Promise<void> => {
    const own = saved.views.find(one => one.isDefault && one.own)
    const arranged = { columns: state['columns'] }
    if (own) return saved.change(own, { state: { ...own.state, ...arranged } })
    const title = translate('app.views.myColumns')
    const named = saved.views.find(one => one.own && one.title === title)
    const begun = saved.views.find(one => one.isDefault)?.state
    if (named) await saved.change(named, { state: { ...named.state, ...arranged } })
    await saved.choose(named?.id ?? (await saved.save(title, { ...begun, ...arranged })))
  }
  return { saved, keepColumns }
}
