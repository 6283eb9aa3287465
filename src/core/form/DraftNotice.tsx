import RestoreIcon from '@mui/icons-material/Restore'
import { Alert, Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useFormat } from '../format.ts'
import { barHeight } from '../sizes.ts'
import type { DraftHandle } from '../../shell/drafts/useDraft.ts'

/** In sight below the bar and the tabs, also where the page was scrolled as it had been. */
const followsPage = { position: 'sticky', top: barHeight + 48, zIndex: 3 } as const

interface DraftNoticeProps {
  readonly draft: Pick<DraftHandle, 'offer' | 'take' | 'discard'>
  /** What was typed belongs to a record that was changed since: taking it shows first what that would change. */
  readonly isOutdated?: boolean
  readonly onCompare?: () => void
  /** It stands in a dialog, which has no bar above it. */
  readonly isInDialog?: boolean
}

/** Offers what an earlier page load left unsaved; nothing where it left nothing. */
export const DraftNotice = ({
  draft: { offer, take, discard },
  isOutdated = false,
  onCompare = take,
  isInDialog = false,
}: DraftNoticeProps) => {
  const translate = useTranslate()
  const format = useFormat()
  if (!offer) return null
  const time = format.moment(new Date(offer.savedAt).toISOString())
  return (
    <Alert
      severity="info"
      icon={<RestoreIcon />}
      sx={{ mb: 2, flexWrap: 'wrap', ...(isInDialog ? {} : followsPage) }}
      action={
        <>
          <Button color="inherit" size="small" variant="outlined" onClick={isOutdated ? onCompare : take}>
            {translate(isOutdated ? 'app.drafts.compare' : 'app.drafts.take')}
          </Button>
          <Button color="inherit" size="small" onClick={discard} sx={{ ml: 1 }}>
            {translate('app.drafts.discard')}
          </Button>
        </>
      }
    >
      {translate('app.drafts.unsaved', { time })}
      {isOutdated && <> {translate('app.drafts.outdated')}</>}
    </Alert>
  )
}
