import { Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import { FloatingDialog } from '../floating/FloatingDialog.tsx'
import type { Feed } from './feed.ts'
import { Pages } from './Pages.tsx'
import { useMarkRead, useUnread } from './useFeed.ts'
import { usePages } from './usePages.ts'

/** What there is to read in a feed: a row opens to its content and is read from then on. */
export const FeedDialog = ({ feed, onClose }: { readonly feed: Feed; readonly onClose: () => void }) => {
  const translate = useTranslate()
  const markRead = useMarkRead(feed)
  const unread = useUnread(feed)
  const pages = usePages(feed.keys.pages, feed.useCalls().load)
  return (
    <FloatingDialog
      title={translate(feed.texts.title)} onClose={onClose}
      actions={unread > 0 && <Button size="small" onClick={() => markRead()}>{translate('app.reading.readAll')}</Button>}
    >
      <Pages {...pages} empty={translate(feed.texts.empty)} isNew={translate(feed.texts.isNew)} onOpen={({ id, isNew }) => { if (isNew) markRead([id]) }} />
    </FloatingDialog>
  )
}
