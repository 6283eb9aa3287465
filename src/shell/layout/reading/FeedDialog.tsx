import { Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import { FloatingDialog } from '../floating/FloatingDialog.tsx'
import type { Feed } from './feed.ts'
import { Pages } from './Pages.tsx'
import { useMarkRead, useUnread } from './useFeed.ts'
import { useReadAll } from './useReadAll.ts'
import { usePages } from './usePages.ts'

/** What there is to read in a feed: a row opens to its content and is read from then on. */
export const FeedDialog = ({ feed, onClose }: { readonly feed: Feed; readonly onClose: () => void }) => {
  const translate = useTranslate()
  const markRead = useMarkRead(feed)
  const { readAll, takeBack } = useReadAll(feed)
  const unread = useUnread(feed)
  const pages = usePages(feed.keys.pages, feed.useCalls().load)
  return (
    <FloatingDialog
      title={translate(feed.texts.title)} onClose={onClose}
      actions={unread > 0
        ? <Button size="small" onClick={readAll}>{translate('app.reading.readAll')}</Button>
        // It stands where the button before it stood: the second of two clicks is none of its own.
        : takeBack && <Button size="small" onClick={({ detail }) => { if (detail < 2) takeBack() }}>{translate('ra.action.undo')}</Button>}
    >
      <Pages {...pages} empty={translate(feed.texts.empty)} isNew={translate(feed.texts.isNew)} onOpen={({ id, isNew }) => { if (isNew) markRead([id]) }} />
    </FloatingDialog>
  )
}
