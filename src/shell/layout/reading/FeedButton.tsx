import { Badge, IconButton, Tooltip } from '@mui/material'
import { memo } from 'react'
import { useTranslate } from 'react-admin'
import type { Feed } from './feed.ts'
import { useArrivals, useUnread } from './useFeed.ts'
import { useOpener } from './useOpener.ts'
import { onDemand } from '../../../core/later.tsx'

const load = () => import('./FeedDialog.tsx')
const FeedDialog = onDemand(
  async () => (await load()).FeedDialog,
  ({ onClose }) => onClose(),
)

const Opener = memo(({ feed, unread }: { readonly feed: Feed; readonly unread: number }) => {
  const translate = useTranslate()
  const { open, toggle, close, prefetch } = useOpener(load)
  const label = unread > 0 ? translate(feed.texts.unread, { smart_count: unread }) : translate(feed.texts.title)
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          onClick={toggle}
          onPointerEnter={prefetch}
          aria-label={label}
          aria-haspopup="dialog"
          aria-expanded={open}
          color="inherit"
        >
          <Badge badgeContent={unread} max={99} color="error" slotProps={{ badge: { 'aria-hidden': true } }}>
            <feed.Icon />
          </Badge>
        </IconButton>
      </Tooltip>
      {open && <FeedDialog feed={feed} onClose={close} />}
    </>
  )
})
Opener.displayName = 'Opener'

/** Opens a feed, and says how much of it is unread. */
export const FeedButton = ({ feed }: { readonly feed: Feed }) => {
  useArrivals(feed)
  return <Opener feed={feed} unread={useUnread(feed)} />
}
