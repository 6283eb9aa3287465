import { Alert, Card, Skeleton, useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material'
import { ListBase, useListContext, useTranslate } from 'react-admin'
import { Suspense, useCallback, useLayoutEffect, useMemo, useState } from 'react'
import type { AnyResource } from '../../../resources/core/index.ts'
import { loadComingNext } from '../comingNext.ts'
import { pageIsShown } from '../whenIdle.ts'
import { useErrorText } from '../actions/useErrorText.ts'
import { AroundPage } from '../AroundPage.tsx'
import { awaitedPart, later, useAreThere } from '../later.tsx'
import { cellsOf, resourceView } from '../resourceView.ts'
import { PageHeader } from '../PageHeader.tsx'
import { createPath } from '../paths.ts'
import { presentationOf } from '../present.ts'
import { resourceName } from '../resourceName.ts'
import { RightsProvider } from '../rights.tsx'
import { useView } from '../tree/useView.ts'
import { FilterDrops } from './filterDrops.tsx'
import { Acting } from './Acting.tsx'
import { afterRows, loadedAfterRows } from './AfterRows.tsx'
import { useFirstPage } from './useFirstPage.ts'
import { useListKeys } from './keys.ts'
import { ListCards } from './ListCards.tsx'
import { ListTable } from './ListTable.tsx'
import { ListToolbar } from './ListToolbar.tsx'
import { useAreFiltersUsual } from './usualFilters.ts'
import { useMayCreate } from './useMayCreate.ts'

// Where they have their line beside the heading the rows do not move when they come; under a finger, rows that move are
// worse than rows that wait.
const LaterToolbar = afterRows(null, ListToolbar)
const Filters = loadedAfterRows(<div className="filters-place" />, async () => (await import('./Filters.tsx')).Filters)
// On a phone the pages wait for the rows too, which push them down.
const pagesPlace = <div className="pages-place" />
const PageControls = loadedAfterRows(pagesPlace, async () => (await import('./BelowRows.tsx')).BelowRows)

const EmptyList = later(async () => (await import('./EmptyList.tsx')).EmptyList, 280)

// Unlike what is hidden, what is cut off lets a head stay in sight while its rows scroll.
const clipped = { overflow: 'clip' }

/** What shows the list otherwise than by rows: it reads its records by itself. */
const views = {
  tree: awaitedPart(async () => (await import('../tree/index.ts')).TreeView),
  calendar: awaitedPart(async () => (await import('../calendar/CalendarView.tsx')).CalendarView),
  board: awaitedPart(async () => (await import('../board/BoardView.tsx')).BoardView),
} as const

/** Nothing is there and nothing was filtered away; other views look for themselves. */
const useIsEmpty = (isFlat: boolean): boolean => {
  const { isPending, error, total, filterValues } = useListContext()
  return isFlat && !isPending && !error && total === 0 && Object.keys(filterValues).length === 0
}

const ListContent = ({ resource }: { resource: AnyResource }) => {
  const blueprint = resourceView(resource)
  const translate = useTranslate()
  const textOf = useErrorText()
  const isNarrow = useMediaQuery<Theme>(theme => theme.breakpoints.down('sm'))
  const Toolbar = useMediaQuery<Theme>(theme => theme.breakpoints.up('lg')) ? LaterToolbar : ListToolbar
  const { data, error, isPending } = useListContext()
  const { view } = useView(resource)
  const isEmpty = useIsEmpty(view === 'flat')
  useLayoutEffect(() => {
    if (isPending) return
    pageIsShown()
    void loadComingNext()
  }, [isPending])
  const mayCreate = useMayCreate(resource)
  useListKeys(mayCreate ? createPath(resource.name) : undefined)
  const Other = view === 'flat' ? undefined : views[view]
  const Rows = isNarrow ? ListCards : ListTable
  const { rows: OwnRows, underHeading: UnderHeading } = presentationOf(resource.name)
  const areCellsThere = useAreThere(useMemo(() => [OwnRows, ...cellsOf(blueprint)], [OwnRows, blueprint]))
  const [areFiltersDrawn, setFiltersDrawn] = useState(false)
  const filtersAreDrawn = useCallback(() => setFiltersDrawn(true), [])
  const areUsual = useAreFiltersUsual(blueprint)
  // Further filters take lines that were not kept for them: rows that came before them would move under the pointer.
  const isAwaited = !areCellsThere || (isPending ? isNarrow : !isNarrow && !areUsual && !areFiltersDrawn)
  return (
    <>
      <PageHeader title={resourceName(translate, resource.name, 2)}>
        <Toolbar blueprint={blueprint} isNarrow={isNarrow} />
      </PageHeader>
      {UnderHeading && (
        <div className="under-heading">
          <UnderHeading />
        </div>
      )}
      {isEmpty && !OwnRows ? (
        <EmptyList resource={resource} />
      ) : (
        <>
          {blueprint.narrowable && <Filters blueprint={blueprint} isNarrow={isNarrow} onDrawn={filtersAreDrawn} />}
          <Card variant="outlined" className="list-card" sx={clipped}>
            {Other ? (
              <Suspense fallback={<Skeleton variant="rectangular" height={320} />}>
                <Other blueprint={blueprint} />
              </Suspense>
            ) : (
              <>
                {/* Rows that are there stay as they are, under the pointer: that asking anew failed is told by a notice. */}
                {error && !data && <Alert severity="error">{textOf(error)}</Alert>}
                {isAwaited ? (
                  <>
                    <Skeleton variant="rectangular" height={320} />
                    {pagesPlace}
                  </>
                ) : (
                  <>
                    {OwnRows ? (
                      <OwnRows resource={resource}>
                        <Rows blueprint={blueprint} />
                      </OwnRows>
                    ) : (
                      <Rows blueprint={blueprint} />
                    )}
                    <PageControls blueprint={blueprint} isNarrow={isNarrow} />
                  </>
                )}
              </>
            )}
          </Card>
        </>
      )}
    </>
  )
}

const Listing = ({ resource }: { resource: AnyResource }) => {
  // Other views read their records by themselves.
  const { view } = useView(resource)
  const first = useFirstPage(resource)
  return (
    <ListBase
      disableAuthentication
      resource={resource.name}
      {...first}
      exporter={false}
      queryOptions={{ enabled: view === 'flat' }}
    >
      <Acting resource={resource}>
        <AroundPage resource={resource} page="list">
          <FilterDrops>
            <ListContent resource={resource} />
          </FilterDrops>
        </AroundPage>
      </Acting>
    </ListBase>
  )
}

/** The list of a resource. Filters, sort and page stand in the URL. */
export const ListPage = ({ resource }: { resource: AnyResource }) => (
  <RightsProvider resource={resource}>
    <Listing resource={resource} />
  </RightsProvider>
)
