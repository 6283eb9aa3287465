import { Alert, Button, Checkbox, FormControlLabel, ListItem, MenuItem, Stack, TextField } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useMemo, useState } from 'react'
import type { FormEvent } from 'react'
import { useErrorText } from '../actions/useErrorText.ts'
import { useOptions } from '../options/useOptions.ts'
import type { SavedView } from './SavedView.ts'
import { titleError } from './titleError.ts'
import type { SavedViews } from './useSavedViews.ts'

interface Sharing {
  readonly shared: boolean
  readonly roles: readonly number[]
  readonly standard: boolean
}

/** With whom a view is shared, and whether the page begins with it for them. */
const SharingFields = ({
  view,
  value,
  onChange,
}: {
  view: SavedView
  value: Sharing
  onChange: (value: Sharing) => void
}) => {
  const translate = useTranslate()
  const known = useMemo(() => new Map(view.roles.map((id, at) => [id, view.rolesLabel[at] ?? ''])), [view])
  const { options } = useOptions('role', value.roles, known)
  return (
    <>
      <FormControlLabel
        control={
          <Checkbox
            size="small"
            checked={value.shared}
            onChange={(_, shared) => onChange(shared ? { ...value, shared } : { shared, roles: [], standard: false })}
          />
        }
        label={translate('app.views.share')}
      />
      {value.shared && (
        <>
          <TextField
            select
            size="small"
            variant="outlined"
            margin="none"
            label={translate('resources.savedView.fields.roles')}
            helperText={translate('resources.savedView.hints.roles')}
            value={[...value.roles]}
            onChange={event =>
              onChange({ ...value, roles: (event.target.value as unknown as readonly number[]).map(Number) })
            }
            slotProps={{ select: { multiple: true } }}
          >
            {options.map(({ id, text }) => (
              <MenuItem key={id} value={id}>
                {text}
              </MenuItem>
            ))}
          </TextField>
          <FormControlLabel
            control={
              <Checkbox
                size="small"
                checked={value.standard}
                onChange={(_, standard) => onChange({ ...value, standard })}
              />
            }
            label={translate('resources.savedView.fields.standard')}
          />
        </>
      )}
    </>
  )
}

/** Renames a view, and shares it where the operator may, where it stood. */
export const ViewEditor = ({ saved, view, onDone }: { saved: SavedViews; view: SavedView; onDone: () => void }) => {
  const translate = useTranslate()
  const textOf = useErrorText()
  const [title, setTitle] = useState(view.title)
  const [sharing, setSharing] = useState<Sharing>(view)
  const [error, setError] = useState<unknown>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { shared, roles, standard } = sharing
    const details = { title: title.trim(), ...(saved.mayShare ? { shared, roles, standard } : {}) }
    saved.change(view, details).then(onDone, setError)
  }
  const wrong = titleError(error)
  return (
    <ListItem>
      <Stack
        component="form"
        spacing={1}
        onSubmit={submit}
        aria-label={translate('app.views.edit', { title: view.title })}
        sx={{ width: 1 }}
      >
        <TextField
          autoFocus
          size="small"
          variant="outlined"
          margin="none"
          fullWidth
          label={translate('resources.savedView.fields.title')}
          value={title}
          onChange={event => setTitle(event.target.value)}
          error={wrong !== undefined}
          helperText={wrong}
          slotProps={{ htmlInput: { maxLength: 50 } }}
        />
        {saved.mayShare && <SharingFields view={view} value={sharing} onChange={setSharing} />}
        {error !== undefined && wrong === undefined && <Alert severity="error">{textOf(error)}</Alert>}
        <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end' }}>
          <Button size="small" onClick={onDone}>
            {translate('ra.action.cancel')}
          </Button>
          <Button size="small" type="submit" variant="contained" disabled={title.trim() === ''}>
            {translate('ra.action.save')}
          </Button>
        </Stack>
      </Stack>
    </ListItem>
  )
}
