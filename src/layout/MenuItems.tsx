import { createContext, useContext, useId } from 'react'
import type { ComponentType, ReactElement } from 'react'
import { useStore, useTranslate } from 'react-admin'
import { Link, useLocation } from 'react-router-dom'
import { PlainIcon } from '../app/PlainIcon.tsx'
import { pagesOf } from './menuTree.ts'
import type { MenuEntry } from './menuTree.ts'

interface ItemProps {
  readonly entry: MenuEntry
  readonly depth: number
  readonly onNavigate: () => void
}

/** Groups that are open until they are closed. */
const openAtFirst = ['/business', '/system']

/** Levels beyond this many are not drawn further in: what is written must stay in sight. */
const deepestIndent = 6

const indent = (depth: number) => ({ paddingLeft: 12 + Math.min(depth, deepestIndent) * 12 })

const isHere = (pathname: string, to: string): boolean => (to === '/' ? pathname === '/' : pathname === to || pathname.startsWith(`${to}/`))

/** What entries look like beyond their titles. */
interface MenuLook {
  readonly Icon: ComponentType<{ readonly entry: MenuEntry }>
  /** Shows the hint of an entry beside its link. */
  readonly hinted: (hint: string, link: ReactElement) => ReactElement
}

/** The look of the menu; where nobody gives one, icons have their place and hints are not shown. */
export const MenuLookContext = createContext<MenuLook>({ Icon: () => <span className="icon" />, hinted: (_hint, link) => link })

/** A page of the menu, with what there is to say about it as a tooltip. Folded, its icon stands for it and the tooltip tells its title too. */
export const MenuLink = ({ entry, depth, onNavigate, folded }: ItemProps & { folded: boolean }) => {
  const { pathname } = useLocation()
  const translate = useTranslate()
  const { Icon, hinted } = useContext(MenuLookContext)
  const { title, href, page } = entry
  const to = entry.to ?? '/'
  const hint = page && translate(`pageHints.${page}`, { _: '' })
  const look = { className: 'entry', onClick: onNavigate, ...(folded ? {} : { style: indent(depth) }) }
  const content = (
    <>
      <Icon entry={entry} />
      {!folded && <span className="title" {...(hint ? {} : { title })}>{title}</span>}
      {!folded && href && <PlainIcon of="openInNew" className="mark" />}
    </>
  )
  const told = [folded && title, hint].filter(Boolean).join(' - ')
  const link = href
    ? <a {...look} href={href} target="_blank" rel="noopener noreferrer" aria-label={translate('app.menus.newWindow', { title })}>{content}</a>
    : <Link {...look} to={to} aria-current={isHere(pathname, to) ? 'page' : undefined} aria-label={folded ? title : undefined}>{content}</Link>
  return <li>{told ? hinted(told, link) : link}</li>
}

/** A group of the menu; whether it is open is remembered. */
export const MenuGroup = ({ entry, depth, onNavigate }: ItemProps) => {
  const [open, setOpen] = useStore(`menu.open.${entry.key}`, depth > 0 || openAtFirst.includes(entry.key))
  const { Icon } = useContext(MenuLookContext)
  const id = useId()
  return (
    <li>
      <button type="button" className="entry group" style={indent(depth)} onClick={() => setOpen(!open)} aria-expanded={open} aria-controls={id}>
        <Icon entry={entry} />
        <span className="title">{entry.title}</span>
        <PlainIcon of="expand" className="mark" />
      </button>
      <ul id={id} hidden={!open}>
        {open && entry.children.map(child => ((child.to ?? child.href)
          ? <MenuLink key={child.key} entry={child} folded={false} depth={depth + 1} onNavigate={onNavigate} />
          : <MenuGroup key={child.key} entry={child} depth={depth + 1} onNavigate={onNavigate} />))}
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
  const home = { key: '/', title: translate('app.shell.home'), icon: 'home', to: '/', children: [] } as const
  return (
    <ul>
      <MenuLink entry={home} folded={folded} depth={0} onNavigate={onNavigate} />
      {folded
        ? pagesOf(entries).map(entry => <MenuLink key={entry.key} entry={entry} folded depth={0} onNavigate={onNavigate} />)
        : entries.map(entry => (entry.to ?? entry.href
          ? <MenuLink key={entry.key} entry={entry} folded={false} depth={0} onNavigate={onNavigate} />
          : <MenuGroup key={entry.key} entry={entry} depth={0} onNavigate={onNavigate} />))}
    </ul>
  )
}
