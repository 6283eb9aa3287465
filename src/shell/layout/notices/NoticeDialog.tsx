import { Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import { FloatingDialog } from '../floating/FloatingDialog.tsx'
import { Pages } from '../reading/Pages.tsx'
import { usePages } from '../reading/usePages.ts'
import { noticeKeys } from './noticeCache.ts'
import { useMarkRead } from './useMarkRead.ts'
import { useLoadNotices, useUnread } from './useNotices.ts'

/** Notices and announcements: a row opens to its content and is read from then on. */
export const NoticeDialog = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate()
  const markRead = useMarkRead()
  const unread = useUnread()
  const pages = usePages(noticeKeys.pages, useLoadNotices())
  return (
    <FloatingDialog
      title={translate('app.reading.notices')} onClose={onClose}
      actions={unread > 0 && <Button size="small" onClick={() => markRead()}>{translate('app.reading.readAll')}</Button>}
    >
      <Pages {...pages} empty={translate('app.reading.noNotices')} onOpen={({ id, isNew }) => { if (isNew) markRead([id]) }} />
    </FloatingDialog>
  )
}
