import BookmarkBorderIcon from '@mui/icons-material/BookmarkBorder'
import { Box, Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useState } from 'react'
import type { SavedViews } from './useSavedViews.ts'
import { onDemand } from '../later.tsx'

const SavedViewsPanel = onDemand(
  async () => (await import('./SavedViewsPanel.tsx')).SavedViewsPanel,
  ({ onClose }) => onClose(),
)

/** Says which saved view the page shows, and opens all of them. */
export const SavedViewsButton = ({ saved }: { saved: SavedViews }) => {
  const translate = useTranslate()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { current, isChanged, leftOut } = saved
  const name = current?.title ?? translate('app.views.name')
  return (
    <>
      <Button
        size="small"
        color={leftOut.length > 0 ? 'warning' : 'primary'}
        title={leftOut.length > 0 ? translate('app.views.leftOut', { names: leftOut.join(' · ') }) : undefined}
        startIcon={<BookmarkBorderIcon />}
        onClick={event => setAnchor(event.currentTarget)}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-label={
          current
            ? translate(isChanged ? 'app.views.openedChanged' : 'app.views.opened', { title: current.title })
            : name
        }
      >
        <Box
          component="span"
          sx={{ maxWidth: '10em', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
        >
          {name}
        </Box>
        {isChanged && (
          <Box component="span" aria-hidden sx={{ ml: 0.25 }}>
            *
          </Box>
        )}
      </Button>
      {anchor && <SavedViewsPanel saved={saved} anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  )
}
