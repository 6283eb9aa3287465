import ExpandMore from '@mui/icons-material/ExpandMore'
import OpenInNew from '@mui/icons-material/OpenInNew'
import { Collapse, List, ListItem, ListItemButton, ListItemIcon, ListItemText, Tooltip } from '@mui/material'
import type { SxProps, Theme } from '@mui/material'
import { useId } from 'react'
import { useStore, useTranslate } from 'react-admin'
import { Link, useLocation } from 'react-router-dom'
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

const row = (depth: number): SxProps<Theme> => ({
  mx: 1,
  my: 0.25,
  py: 0.75,
  pl: 1.5 + Math.min(depth, deepestIndent) * 1.5,
  pr: 1,
  borderRadius: 2,
  minHeight: 38,
  '&.Mui-selected': {
    color: 'primary.main',
    '& .MuiListItemIcon-root': { color: 'primary.main' },
    '& .MuiListItemText-primary': { fontWeight: 600 },
  },
})

const iconBox: SxProps<Theme> = { minWidth: 34, color: 'text.secondary' }

const isHere = (pathname: string, to: string): boolean => (to === '/' ? pathname === '/' : pathname === to || pathname.startsWith(`${to}/`))

/** A page of the menu, with what there is to say about it as a tooltip. Folded, its icon stands for it and the tooltip tells its title too. */
export const MenuLink = ({ entry, depth, onNavigate, folded }: ItemProps & { folded: boolean }) => {
  const { pathname } = useLocation()
  const translate = useTranslate()
  const to = entry.to ?? '/'
  const selected = !entry.href && isHere(pathname, to)
  const target = entry.href ? { component: 'a', href: entry.href, target: '_blank', rel: 'noopener noreferrer' } : { component: Link, to }
  const hint = entry.page && translate(`pageHints.${entry.page}`, { _: '' })
  const told = [folded && entry.title, hint].filter(Boolean).join(' - ')
  const link = (
    <ListItemButton
      {...target}
      onClick={onNavigate}
      selected={selected}
      aria-current={selected ? 'page' : undefined}
      aria-label={entry.href ? translate('app.menus.newWindow', { title: entry.title }) : folded ? entry.title : undefined}
      sx={[row(depth) as object, folded && { px: 1.5, justifyContent: 'center' }]}
    >
      <ListItemIcon sx={[iconBox as object, folded && { minWidth: 0 }]}>
        <MenuIcon entry={entry} />
      </ListItemIcon>
      {!folded && <ListItemText primary={entry.title} slotProps={{ primary: { noWrap: true, ...(hint ? {} : { title: entry.title }) } }} />}
      {!folded && entry.href && <OpenInNew aria-hidden sx={{ fontSize: '1rem', color: 'text.secondary' }} />}
    </ListItemButton>
  )
  return (
    <ListItem disablePadding>
      {told ? (
        <Tooltip title={told} placement="right" describeChild>
          {link}
        </Tooltip>
      ) : (
        link
      )}
    </ListItem>
  )
}

/** A group of the menu; whether it is open is remembered. */
export const MenuGroup = ({ entry, depth, onNavigate }: ItemProps) => {
  const [open, setOpen] = useStore(`menu.open.${entry.key}`, depth > 0 || openAtFirst.includes(entry.key))
  const id = useId()
  return (
    <ListItem disablePadding sx={{ display: 'block' }}>
      <ListItemButton onClick={() => setOpen(!open)} aria-expanded={open} aria-controls={id} sx={row(depth)}>
        <ListItemIcon sx={iconBox}>
          <MenuIcon entry={entry} />
        </ListItemIcon>
        <ListItemText
          primary={entry.title}
          slotProps={{ primary: { noWrap: true, color: 'text.secondary', fontWeight: 600, fontSize: '0.8125rem' } }}
        />
        <ExpandMore
          fontSize="small"
          aria-hidden
          sx={{ color: 'text.secondary', transition: 'transform .15s', transform: open ? 'none' : 'rotate(-90deg)' }}
        />
      </ListItemButton>
      <Collapse in={open} timeout="auto">
        <List id={id} dense disablePadding>
          {entry.children.map(child =>
            (child.to ?? child.href) ? (
              <MenuLink key={child.key} entry={child} folded={false} depth={depth + 1} onNavigate={onNavigate} />
            ) : (
              <MenuGroup key={child.key} entry={child} depth={depth + 1} onNavigate={onNavigate} />
            ),
          )}
        </List>
      </Collapse>
    </ListItem>
  )
}
