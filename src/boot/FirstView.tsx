import {
  I18nContextProvider,
  ListContextProvider,
  RouterProviderContext,
  StoreContextProvider,
  useTranslate,
} from 'react-admin'
import type { I18nProvider, ListControllerResult, RaRecord, Store } from 'react-admin'
import { useEffect, useState } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import type { AnyResource } from '../../resources/core/index.ts'
import { afterPaint } from '../core/afterPaint.ts'
import icon from '../shell/app/icon.svg'
import { fonts } from '../core/fonts.ts'
import { PlainIcon } from '../core/PlainIcon.tsx'
import { dark, light, variablesOf } from '../core/palette.ts'
import { readAppearance } from '../shell/auth/appearance.ts'
import { mayDo } from '../shell/auth/mayDo.ts'
import type { SessionUser } from '../shell/auth/SessionUser.ts'
import { useMany } from '../core/actions/useMany.ts'
import { resourceView } from '../core/resourceView.ts'
import { firstPage } from '../core/list/firstPage.ts'
import { RowsTable } from '../core/list/RowsTable.tsx'
import { useChosenColumns } from '../core/list/useChosenColumns.ts'
import { resourceName } from '../core/resourceName.ts'
import { KnownRights } from '../core/rights.tsx'
import { menuFor } from '../shell/layout/menuFor.ts'
import { MenuList } from '../shell/layout/MenuItems.tsx'
import { barHeight, sidebarWidths } from '../core/sizes.ts'
import { clicks } from './clicks.ts'

/** What the server answered, and what pages are told by. */
export interface FirstViewProps {
  readonly resource: AnyResource
  readonly data: readonly RaRecord[]
  readonly user: SessionUser
  /** The answer of `menus/build`. */
  readonly menu: unknown
  readonly i18nProvider: I18nProvider
  readonly store: Store
}

const nothing = (): void => undefined

const Rows = ({ resource, data }: FirstViewProps) => {
  const blueprint = resourceView(resource)
  const columns = useChosenColumns(blueprint)
  const { selectable } = useMany(resource)
  // No more than the table reads.
  const list = { resource: resource.name, data, sort: firstPage(resource).sort, setSort: nothing, isPending: false }
  return (
    <ListContextProvider value={list as unknown as ListControllerResult}>
      {blueprint.narrowable && <div className="filters-place" />}
      <div className="card">
        <RowsTable resource={resource} data={data} columns={columns} selectable={selectable} />
        <div className="pages-place" />
      </div>
    </ListContextProvider>
  )
}

const Heading = ({ resource }: { resource: AnyResource }) => <h1>{resourceName(useTranslate(), resource.name, 2)}</h1>

const Bar = () => {
  const translate = useTranslate()
  // A picture that is not lazy is asked for, and read, before the rows.
  return (
    <header>
      <PlainIcon of="menu" />
      <img loading="lazy" src={icon} alt="" />
      {translate('app.shortName')}
    </header>
  )
}

const Side = ({ menu, user, store }: FirstViewProps) => {
  const translate = useTranslate()
  const folded = !store.getItem('sidebar.open', true)
  const look = folded ? ' folded' : ''
  // What one came for is on the screen before the menu is drawn.
  const [areRowsShown, setRowsShown] = useState(false)
  useEffect(() => afterPaint(() => setRowsShown(true)), [])
  return (
    <div className={`side${look}`}>
      <nav className={`side-menu${look}`} aria-label={translate('app.shell.mainMenu')}>
        {areRowsShown && <MenuList entries={menuFor(menu, user.permissions)} folded={folded} onNavigate={nothing} />}
      </nav>
    </div>
  )
}

const Around = ({ i18nProvider, store, user, children }: FirstViewProps & { children: ReactNode }) => (
  // The provider of texts draws nothing at first where the store does not say which language it is.
  <StoreContextProvider value={store}>
    <I18nContextProvider value={i18nProvider}>
      <RouterProviderContext value={clicks}>
        <KnownRights can={(resource, action) => mayDo(user.permissions, resource, action)}>{children}</KnownRights>
      </RouterProviderContext>
    </I18nContextProvider>
  </StoreContextProvider>
)

/**
 * A list as it is first shown: its rows, and the menu, by the very parts that the page is made of, before all that a
 * page can do has been loaded. Its links lead where they say; what else could be pressed waits for the page.
 */
export const FirstView = (props: FirstViewProps) => {
  const sizes = {
    '--bar': `${barHeight}px`,
    '--open': `${sidebarWidths.open}px`,
    '--folded': `${sidebarWidths.folded}px`,
  }
  const style = {
    ...variablesOf(readAppearance() === 'dark' ? dark : light),
    ...sizes,
    '--fonts': fonts,
  } as CSSProperties
  return (
    <Around {...props}>
      <fieldset disabled className="first-view" style={style}>
        <Bar />
        <div className="beside">
          {window.matchMedia('(min-width: 1024px)').matches && <Side {...props} />}
          <div className="content">
            <div className="tabs" />
            <main>
              <Heading {...props} />
              <Rows {...props} />
            </main>
          </div>
        </div>
      </fieldset>
    </Around>
  )
}
