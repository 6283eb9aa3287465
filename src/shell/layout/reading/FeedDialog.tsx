import { Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import { isFirstClick } from '../../../core/isFirstClick.ts'
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
  const { readAll, isAsked, takeBack } = useReadAll(feed)
  const unread = useUnread(feed)
  const canTakeBack = unread === 0 && takeBack !== undefined
  const press = (isFirst: boolean): void => {
    if (!canTakeBack) return readAll()
    if (isFirst) takeBack()
  }
  const pages = usePages(feed.keys.pages, feed.useCalls().load)
  return (
    <FloatingDialog
      title={translate(feed.texts.title)}
      onClose={onClose}
      // Both are one button, which stays while the server is asked: the focus is kept.
      actions={
        (unread > 0 || isAsked || takeBack !== undefined) && (
          <Button
            size="small"
            onClick={click => {
              if (!isAsked) press(isFirstClick(click))
            }}
          >
            {translate(canTakeBack ? 'ra.action.undo' : 'app.reading.readAll')}
          </Button>
        )
      }
    >
      <Pages
        {...pages}
        empty={translate(feed.texts.empty)}
        isNew={translate(feed.texts.isNew)}
        onOpen={({ id, isNew }) => {
          if (isNew) markRead([id])
        }}
      />
    </FloatingDialog>
  )
}
