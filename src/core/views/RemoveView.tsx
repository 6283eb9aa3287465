import { Button, ListItem, Stack, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useTell } from '../actions/useTell.ts'
import type { SavedView } from './SavedView.ts'
import type { SavedViews } from './useSavedViews.ts'

/** Asks whether a view is to be deleted, where it stood. */
export const RemoveView = ({ saved, view, onDone }: { saved: SavedViews; view: SavedView; onDone: () => void }) => {
  const translate = useTranslate()
  const tell = useTell()
  return (
    <ListItem>
      <Stack
        spacing={1}
        sx={{ width: 1 }}
        role="group"
        aria-label={translate('app.views.remove', { title: view.title })}
      >
        <Typography variant="body2">
          {translate(view.shared ? 'app.views.removeShared' : 'app.views.removeOwn', { title: view.title })}
        </Typography>
        <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end' }}>
          <Button size="small" onClick={onDone}>
            {translate('ra.action.cancel')}
          </Button>
          <Button
            size="small"
            color="error"
            variant="contained"
            autoFocus
            onClick={() => void saved.remove(view).then(onDone, tell)}
          >
            {translate('ra.action.delete')}
          </Button>
        </Stack>
      </Stack>
    </ListItem>
  )
}
