import {
  Alert,
  Box,
  Button,
  Divider,
  List,
  ListItem,
  ListItemButton,
  ListItemText,
  Stack,
  TextField,
  Typography,
} from '@mui/material'
import { useTranslate } from 'react-admin'
import { useCallback, useEffect, useState } from 'react'
import type { FormEvent } from 'react'
import { useErrorText } from '../actions/useErrorText.ts'
import { useFormat } from '../format.ts'
import { KnownRights } from '../rights.tsx'
import { useMay } from '../useMay.ts'
import { titleError } from './titleError.ts'
import type { SavedViews } from './useSavedViews.ts'
import { BelowControl } from '../BelowControl.tsx'
import { ViewRow } from './ViewRow.tsx'

interface PanelProps {
  readonly saved: SavedViews
  readonly anchor: HTMLElement
  readonly onClose: () => void
}

/** Keeps how the page stands: in the view that is open, or under a name of its own. */
const Keeping = ({ saved, onClose }: Omit<PanelProps, 'anchor'>) => {
  const { current, isChanged, unkept } = saved
  const translate = useTranslate()
  const format = useFormat()
  const textOf = useErrorText()
  const [title, setTitle] = useState('')
  const [error, setError] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)
  const run = async (task: Promise<unknown>) => {
    setBusy(true)
    try {
      await task
      onClose()
    } catch (problem) {
      setError(problem)
      setBusy(false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (title.trim() !== '') void run(saved.save(title.trim()))
  }
  const wrong = titleError(error)
  return (
    <Stack spacing={1} sx={{ px: 2, py: 1.5 }}>
      {isChanged && current?.editable && (
        <Button variant="outlined" size="small" disabled={isBusy} onClick={() => void run(saved.overwrite(current))}>
          {translate('app.views.overwrite', { title: current.title })}
        </Button>
      )}
      <Stack component="form" direction="row" spacing={1} onSubmit={submit} sx={{ alignItems: 'flex-start' }}>
        <TextField
          size="small"
          variant="outlined"
          margin="none"
          fullWidth
          label={translate('app.views.newName')}
          value={title}
          onChange={event => {
            setTitle(event.target.value)
            setError(undefined)
          }}
          error={wrong !== undefined}
          helperText={wrong}
          slotProps={{ htmlInput: { maxLength: 50 } }}
        />
        <Button
          type="submit"
          variant="contained"
          disabled={isBusy || title.trim() === ''}
          sx={{ flexShrink: 0, mt: 0.25 }}
        >
          {translate('ra.action.save')}
        </Button>
      </Stack>
      {unkept.length > 0 && (
        <Typography variant="body2" color="text.secondary">
          {translate('app.views.unkept', { names: format.list(unkept) })}
        </Typography>
      )}
      {error !== undefined && wrong === undefined && <Alert severity="error">{textOf(error)}</Alert>}
    </Stack>
  )
}

/**
 * The saved views of the page: each opens, and can be renamed, shared, deleted and made its beginning where it stands;
 * how the page stands can be kept.
 */
export const SavedViewsPanel = ({ saved, anchor, onClose }: PanelProps) => {
  const { views, current, error, isPending, mayKeep, leftOut } = saved
  const translate = useTranslate()
  const textOf = useErrorText()
  const format = useFormat()
  const { refresh } = saved
  const may = useMay()
  // Roles are offered here whatever the page around is about.
  const can = useCallback((resource: string, action: string) => may(resource, action) === true, [may])
  // What somebody else shared or changed meanwhile is there when one looks.
  useEffect(() => {
    void refresh()
  }, [refresh])
  return (
    <BelowControl
      anchor={anchor}
      label={translate('app.views.name')}
      sx={{ width: 'min(24rem, calc(100vw - 32px))' }}
      onClose={onClose}
    >
      {error && <Alert severity="error">{textOf(error)}</Alert>}
      <List dense aria-label={translate('app.views.name')} aria-busy={isPending}>
        <ListItem disablePadding>
          <ListItemButton
            autoFocus
            selected={current === undefined}
            onClick={() => {
              saved.open(undefined)
              onClose()
            }}
          >
            <ListItemText primary={translate('app.views.asItComes')} />
          </ListItemButton>
        </ListItem>
        <KnownRights can={can}>
          {views.map(view => (
            <ViewRow
              key={view.id}
              saved={saved}
              view={view}
              onOpen={() => {
                saved.open(view)
                onClose()
              }}
            />
          ))}
        </KnownRights>
      </List>
      {leftOut.length > 0 && (
        <Alert severity="info" sx={{ mx: 2, mb: 1 }}>
          {translate('app.views.leftOut', { names: format.list(leftOut) })}
        </Alert>
      )}
      {mayKeep && (
        <Box>
          <Divider />
          <Keeping saved={saved} onClose={onClose} />
        </Box>
      )}
    </BelowControl>
  )
}
