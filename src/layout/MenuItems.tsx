import { Tooltip } from '@mui/material'
import { useId } from 'react'
import type { ReactElement } from 'react'
import { useStore, useTranslate } from 'react-admin'
import { Link, useLocation } from 'react-router-dom'
import { PlainIcon } from '../app/PlainIcon.tsx'
import { MenuIcon } from './MenuIcon.tsx'
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

const told = (text: string, link: ReactElement) => (text ? <Tooltip title={text} placement="right" describeChild>{link}</Tooltip> : link)

/** A page of the menu, with what there is to say about it as a tooltip. Folded, its icon stands for it and the tooltip tells its title too. */
export const MenuLink = ({ entry, depth, onNavigate, folded }: ItemProps & { folded: boolean }) => {
  const { pathname } = useLocation()
  const translate = useTranslate()
  const { title, href, page } = entry
  const to = entry.to ?? '/'
  const hint = page && translate(`pageHints.${page}`, { _: '' })
  const look = { className: 'entry', onClick: onNavigate, ...(folded ? {} : { style: indent(depth) }) }
  const content = (
    <>
      <MenuIcon entry={entry} />
      {!folded && <span className="title" {...(hint ? {} : { title })}>{title}</span>}
      {!folded && href && <PlainIcon of="openInNew" className="mark" />}
    </>
  )
  return (
    <li>
      {told([folded && title, hint].filter(Boolean).join(' - '), href
        ? <a {...look} href={href} target="_blank" rel="noopener noreferrer" aria-label={translate('app.menus.newWindow', { title })}>{content}</a>
        : (
          <Link {...look} to={to} aria-current={isHere(pathname, to) ? 'page' : undefined} aria-label={folded ? title : undefined}>
            {content}
          </Link>
        ))}
    </li>
  )
}

/** A group of the menu; whether it is open is remembered. */
export const MenuGroup = ({ entry, depth, onNavigate }: ItemProps) => {
  const [open, setOpen] = useStore(`menu.open.${entry.key}`, depth > 0 || openAtFirst.includes(entry.key))
  const id = useId()
  return (
    <li>
      <button type="button" className="entry group" style={indent(depth)} onClick={() => setOpen(!open)} aria-expanded={open} aria-controls={id}>
        <MenuIcon entry={entry} />
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
