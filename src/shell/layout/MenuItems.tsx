import { createContext, memo, useContext, useEffect, useId, useState } from 'react'
import type { ComponentType, MouseEvent, ReactElement } from 'react'
import { useLocation, useNavigate, useStore, useTranslate } from 'react-admin'
import { isPlainClick } from '../../core/isPlainClick.ts'
import { PlainIcon } from '../../core/PlainIcon.tsx'
import { pagesOf } from './menuTree.ts'
import type { MenuEntry } from './menuTree.ts'

interface ItemProps {
  readonly entry: MenuEntry
  readonly depth: number
}

const leadsTo = (entry: MenuEntry): string => entry.to ?? '/'

/** Groups that are open until they are closed. */
const openAtFirst = ['/business', '/system']

/** Levels beyond this many are not drawn further in: what is written must stay in sight. */
const deepestIndent = 6

const indent = (depth: number) => ({ paddingLeft: 12 + Math.min(depth, deepestIndent) * 12 })

const isHere = (pathname: string, to: string): boolean =>
  to === '/' ? pathname === '/' : pathname === to || pathname.startsWith(`${to}/`)

/** Whether an entry is that of the page, or a group that has it. */
const hasPage = (pathname: string, { to, children }: MenuEntry): boolean =>
  (to !== undefined && isHere(pathname, to)) || children.some(child => hasPage(pathname, child))

/** What entries look like beyond their titles. */
interface MenuLook {
  readonly Icon: ComponentType<{ readonly entry: MenuEntry }>
  /** Shows the hint of an entry beside its link. */
  readonly hinted: (hint: string, link: ReactElement) => ReactElement
}

/** The look of the menu; where nobody gives one, icons have their place and hints are not shown. */
export const MenuLookContext = createContext<MenuLook>({
  Icon: () => <span className="icon" />,
  hinted: (_hint, link) => link,
})

const EntryLink = memo(({ entry, depth, folded, isCurrent }: ItemProps & { folded: boolean; isCurrent: boolean }) => {
  const translate = useTranslate()
  const { Icon, hinted } = useContext(MenuLookContext)
  const { title, href, page } = entry
  const hint = page && translate(`pageHints.${page}`, { _: '' })
  const look = { className: 'entry', ...(folded ? {} : { style: indent(depth) }) }
  const content = (
    <>
      <Icon entry={entry} />
      {!folded && (
        <span className="title" {...(hint ? {} : { title })}>
          {title}
        </span>
      )}
      {!folded && href && <PlainIcon of="openInNew" className="mark" />}
    </>
  )
  const told = [folded && title, hint].filter(Boolean).join(' - ')
  const link = href ? (
    <a
      {...look}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={translate('app.menus.newWindow', { title })}
    >
      {content}
    </a>
  ) : (
    <a
      {...look}
      href={leadsTo(entry)}
      aria-current={isCurrent ? 'page' : undefined}
      aria-label={folded ? title : undefined}
    >
      {content}
    </a>
  )
  return <li>{told ? hinted(told, link) : link}</li>
})
EntryLink.displayName = 'EntryLink'

/**
 * A page of the menu, with what there is to say about it as a tooltip. Folded, its icon stands for it and the tooltip
 * tells its title too. The list around it follows its link: a router's own links would all be drawn anew whenever
 * another page is opened.
 */
export const MenuLink = (props: ItemProps & { folded: boolean }) => {
  const { pathname } = useLocation()
  return <EntryLink {...props} isCurrent={isHere(pathname, leadsTo(props.entry))} />
}

/** A group of the menu; whether it is open is remembered, and whoever comes to one of its pages finds it open. */
export const MenuGroup = ({ entry, depth }: ItemProps) => {
  const { pathname } = useLocation()
  const isCurrent = hasPage(pathname, entry)
  const [atFirst] = useState(isCurrent || depth > 0 || openAtFirst.includes(entry.key))
  const [open, setOpen] = useStore(`menu.open.${entry.key}`, atFirst)
  // For each page anew: who closes it on one has it closed there.
  useEffect(() => {
    if (isCurrent) setOpen(true)
  }, [isCurrent, pathname, setOpen])
  const { Icon } = useContext(MenuLookContext)
  const id = useId()
  return (
    <li>
      <button
        type="button"
        className="entry group"
        style={indent(depth)}
        onClick={() => setOpen(!open)}
        aria-expanded={open}
        aria-controls={id}
      >
        <Icon entry={entry} />
        <span className="title">{entry.title}</span>
        <PlainIcon of="expand" className="mark" />
      </button>
      <ul id={id} hidden={!open}>
        {open &&
          entry.children.map(child =>
            (child.to ?? child.href) ? (
              <MenuLink key={child.key} entry={child} folded={false} depth={depth + 1} />
            ) : (
              <MenuGroup key={child.key} entry={child} depth={depth + 1} />
            ),
          )}
      </ul>
    </li>
  )
}

export interface MenuListProps {
  readonly entries: readonly MenuEntry[]
  /** Icons alone, for a sidebar that is folded. */
  readonly folded: boolean
  readonly onNavigate: () => void
}

/** Home, then the entries of the menu. */
export const MenuList = ({ entries, folded, onNavigate }: MenuListProps) => {
  const translate = useTranslate()
  const navigate = useNavigate()
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a')
    if (!link) return
    onNavigate()
    if (link.target !== '' || !isPlainClick(event)) return
    event.preventDefault()
    void navigate(link.getAttribute('href')!)
  }
  const home = { key: '/', title: translate('app.shell.home'), icon: 'home', to: '/', children: [] } as const
  return (
    // What is clicked, or pressed with Enter, are the links within.
    <ul onClick={follow}>
      <MenuLink entry={home} folded={folded} depth={0} />
      {folded
        ? pagesOf(entries).map(entry => <MenuLink key={entry.key} entry={entry} folded depth={0} />)
        : entries.map(entry =>
            (entry.to ?? entry.href) ? (
              <MenuLink key={entry.key} entry={entry} folded={false} depth={0} />
            ) : (
              <MenuGroup key={entry.key} entry={entry} depth={0} />
            ),
          )}
    </ul>
  )
}
