import { List, ListItem, ListItemButton, ListItemText, Typography } from '@mui/material'
import { usePermissions, useTranslate } from 'react-admin'
import { useEffect, useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import { useFormat } from '../core/format.ts'
import { drafts } from '../shell/drafts/index.ts'
import { CardState } from '../shell/layout/home/CardState.tsx'
import { Panel } from '../shell/layout/home/Panel.tsx'
import { mayOpen, pageAt } from '../shell/layout/pageAt.ts'
import { useMenu } from '../shell/layout/useMenu.ts'
import { draftTitle } from './draftTitle.ts'

/** What the operator typed and did not save, on this computer, each leading back to its page. */
export const OwnDrafts = () => {
  const translate = useTranslate()
  const format = useFormat()
  const { permissions } = usePermissions<ReadonlySet<string>>()
  const { places } = useMenu()
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    let isGone = false
    void drafts.ready().then(() => {
      if (!isGone) setReady(true)
    })
    return () => {
      isGone = true
    }
  }, [])
  const rows = useMemo(
    () =>
      (isReady && permissions ? drafts.all() : []).flatMap(({ path, savedAt }) => {
        const [pathname = '', part] = path.split('#', 2)
        const at = pageAt(pathname)
        return at && mayOpen(permissions!, at)
          ? [{ path, title: draftTitle(at, part, places, translate), at: new Date(savedAt).toISOString() }]
          : []
      }),
    [isReady, permissions, places, translate],
  )
  return (
    <Panel title={translate('app.home.parts.ownDrafts.title')}>
      <CardState
        pending={!isReady}
        failed={false}
        onRetry={() => undefined}
        empty={isReady && rows.length === 0 ? translate('app.home.noDrafts') : undefined}
      />
      <List dense disablePadding>
        {rows.map(({ path, title, at }) => (
          <ListItem key={path} disablePadding divider sx={{ '&:last-child': { borderBottom: 0 } }}>
            <ListItemButton component={Link} to={path} sx={{ gap: 2 }}>
              <ListItemText primary={title} />
              <Typography
                component="time"
                dateTime={at}
                variant="body2"
                color="text.secondary"
                sx={{ whiteSpace: 'nowrap' }}
              >
                {format.moment(at)}
              </Typography>
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Panel>
  )
}
