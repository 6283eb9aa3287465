import {
  Box,
  Button,
  Chip,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  List,
  ListItem,
  ListItemButton,
  ListItemText,
  Stack,
  Typography,
} from '@mui/material'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { grantedTo } from '../../../resources/core/granted.ts'
import { registry } from '../../../resources/index.ts'
import { homePage } from '../../../resources/pages.ts'
import { menuFor } from '../../shell/layout/menuFor.ts'
import { pagesOf } from '../../shell/layout/menuTree.ts'
import type { MenuEntry } from '../../shell/layout/menuTree.ts'
import { asBuilt } from './nodes.ts'
import type { MenuNode } from './nodes.ts'
import { openedBy } from './openedBy.ts'

interface Choice {
  readonly page: string | undefined
  readonly choose: (page: string) => void
}

const Entry = ({ entry, depth, page, choose }: Choice & { entry: MenuEntry; depth: number }) => {
  const text = <ListItemText primary={entry.title} slotProps={{ primary: { variant: 'body2' } }} />
  const indent = { pl: 1.5 + depth * 2 }
  if (entry.children.length > 0) {
    return (
      <li>
        <Typography variant="overline" component="div" color="text.secondary" sx={indent}>
          {entry.title}
        </Typography>
        <List disablePadding dense>
          {entry.children.map(child => (
            <Entry key={child.key} entry={child} depth={depth + 1} page={page} choose={choose} />
          ))}
        </List>
      </li>
    )
  }
  return (
    <ListItem disablePadding>
      {entry.page === undefined ? (
        <Box sx={{ ...indent, py: 0.5 }}>{text}</Box>
      ) : (
        <ListItemButton
          selected={entry.page === page}
          aria-current={entry.page === page ? 'true' : undefined}
          onClick={() => choose(entry.page!)}
          sx={{ ...indent, py: 0 }}
        >
          {text}
        </ListItemButton>
      )}
    </ListItem>
  )
}

const Group = ({ title, names }: { title: string; names: readonly string[] }) =>
  names.length === 0 ? null : (
    <Box component="section" sx={{ mt: 2 }}>
      <Typography variant="subtitle2" component="h4" gutterBottom>
        {title}
      </Typography>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 0.75 }}>
        {names.map(name => (
          <Chip key={name} label={name} size="small" variant="outlined" />
        ))}
      </Stack>
    </Box>
  )

const Opened = ({ entry, permissions }: { entry: MenuEntry; permissions: ReadonlySet<string> }) => {
  const translate = useTranslate()
  const resource = registry[entry.page!]
  const opened = resource && openedBy(resource, permissions, translate)
  return (
    <>
      <Typography variant="h6" component="h3">
        {entry.title}
      </Typography>
      {opened === undefined && (
        <Typography color="text.secondary">
          {translate(entry.page === homePage ? 'app.ticks.asHolder.home' : 'app.ticks.asHolder.page')}
        </Typography>
      )}
      {opened && opened.may.length === 0 && (
        <Typography color="text.secondary">{translate('app.ticks.asHolder.looksOnly')}</Typography>
      )}
      {opened && (
        <>
          <Group title={translate('app.ticks.asHolder.may')} names={opened.may} />
          <Group title={translate('app.ticks.asHolder.mayNot')} names={opened.mayNot} />
          <Group title={translate('app.ticks.asHolder.hidden')} names={opened.hidden} />
          <Group title={translate('app.ticks.asHolder.fixed')} names={opened.fixed} />
          <Group
            title={translate(opened.reveals ? 'app.ticks.asHolder.revealed' : 'app.ticks.asHolder.covered')}
            names={opened.covered}
          />
        </>
      )}
    </>
  )
}

export interface RolePreviewProps {
  readonly name: string
  readonly menus: readonly MenuNode[]
  /** Ids of the menus that are ticked, saved or not. */
  readonly ticked: ReadonlySet<string>
  /** What is granted, wildcards included, saved or not. */
  readonly permissions: ReadonlySet<string>
  readonly onClose: () => void
}

/** What whoever holds this role alone would find: the menu, and on each page what may be done and seen there. */
export const RolePreview = ({ name, menus, ticked, permissions, onClose }: RolePreviewProps) => {
  const translate = useTranslate()
  const id = useId()
  const entries: readonly MenuEntry[] = [
    { key: homePage, title: translate('app.shell.home'), icon: '', page: homePage, to: '/', children: [] },
    ...menuFor(asBuilt(menus, ticked), grantedTo(permissions, false)),
  ]
  const pages = pagesOf(entries)
  const [page, choose] = useState(() => (pages[1] ?? pages[0])?.page)
  const entry = pages.find(one => one.page === page)
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="md">
      <DialogTitle id={id}>{translate('app.ticks.asHolder.title', { name })}</DialogTitle>
      <DialogContent>
        <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
          {translate(pages.length > 1 ? 'app.ticks.asHolder.lead' : 'app.ticks.asHolder.nothing')}
        </Typography>
        <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '15em 1fr' }, gap: 3 }}>
          <Box
            component="nav"
            aria-label={translate('app.ticks.menus')}
            sx={{ maxHeight: { xs: '14em', sm: '28em' }, overflow: 'auto' }}
          >
            <List disablePadding dense>
              {entries.map(one => (
                <Entry key={one.key} entry={one} depth={0} page={page} choose={choose} />
              ))}
            </List>
          </Box>
          <Box sx={{ minHeight: '12em' }} aria-live="polite">
            {entry && <Opened entry={entry} permissions={permissions} />}
          </Box>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}
