import NotificationsNoneOutlined from '@mui/icons-material/NotificationsNoneOutlined'
import { Badge, IconButton, Tooltip } from '@mui/material'
import { lazy, memo, Suspense } from 'react'
import { useTranslate } from 'react-admin'
import { useOpener } from '../reading/useOpener.ts'
import { useArrivals } from './useArrivals.ts'
import { useUnread } from './useNotices.ts'

const load = () => import('./NoticeDialog.tsx')
const NoticeDialog = lazy(async () => ({ default: (await load()).NoticeDialog }))

const Opener = memo(({ unread }: { unread: number }) => {
  const translate = useTranslate()
  const { open, toggle, close, prefetch } = useOpener(load)
  const label = unread > 0 ? translate('app.reading.noticesUnread', { smart_count: unread }) : translate('app.reading.notices')
  return (
    <>
      <Tooltip title={label}>
        <IconButton onClick={toggle} onPointerEnter={prefetch} aria-label={label} aria-haspopup="dialog" aria-expanded={open} color="inherit">
          <Badge badgeContent={unread} max={99} color="error" slotProps={{ badge: { 'aria-hidden': true } }}><NotificationsNoneOutlined /></Badge>
        </IconButton>
      </Tooltip>
      {open && <Suspense fallback={null}><NoticeDialog onClose={close} /></Suspense>}
    </>
  )
})
Opener.displayName = 'Opener'

/** Opens the announcements, and says how many of them are unread. */
export const NoticeButton = () => {
  useArrivals()
  return <Opener unread={useUnread()} />
}
