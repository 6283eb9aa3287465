import DeleteOutlineIcon from '@mui/icons-material/DeleteOutline'
import EditOutlinedIcon from '@mui/icons-material/EditOutlined'
import StarIcon from '@mui/icons-material/Star'
import StarBorderIcon from '@mui/icons-material/StarBorder'
import { IconButton, ListItem, ListItemButton, ListItemText, Stack, Tooltip } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTell } from '../actions/useTell.ts'
import { useFormat } from '../format.ts'
import type { SavedView } from './SavedView.ts'
import type { SavedViews } from './useSavedViews.ts'
import { RemoveView } from './RemoveView.tsx'
import { ViewEditor } from './ViewEditor.tsx'

interface RowProps {
  readonly saved: SavedViews
  readonly view: SavedView
  readonly onOpen: () => void
}

interface SignProps {
  readonly label: string
  readonly onClick: () => void
  readonly pressed?: boolean
  readonly children: ReactNode
}

const Sign = ({ label, onClick, pressed, children }: SignProps) => (
  <Tooltip title={label}>
    <IconButton
      size="small"
      aria-label={label}
      onClick={onClick}
      {...(pressed === undefined ? {} : { 'aria-pressed': pressed })}
    >
      {children}
    </IconButton>
  </Tooltip>
)

/** A saved view and what can be done with it, all in sight. */
export const ViewRow = ({ saved, view, onOpen }: RowProps) => {
  const { title, shared, own, rolesLabel, isDefault } = view
  const translate = useTranslate()
  const format = useFormat()
  const tell = useTell()
  const [step, setStep] = useState<'edit' | 'remove'>()
  const done = () => setStep(undefined)
  if (step === 'edit') return <ViewEditor saved={saved} view={view} onDone={done} />
  if (step === 'remove') return <RemoveView saved={saved} view={view} onDone={done} />
  const roles = rolesLabel.filter(label => label !== '')
  const sharing = !shared
    ? undefined
    : roles.length > 0
      ? translate('app.views.sharedWith', { roles: format.list(roles) })
      : translate('app.views.sharedWithAll')
  return (
    <ListItem
      disablePadding
      secondaryAction={
        saved.mayKeep && (
          <Stack direction="row">
            <Sign
              label={translate(isDefault ? 'app.views.notDefault' : 'app.views.makeDefault', { title })}
              pressed={isDefault}
              onClick={() => void saved.choose(isDefault ? null : view.id).catch(tell)}
            >
              {isDefault ? <StarIcon fontSize="small" color="primary" /> : <StarBorderIcon fontSize="small" />}
            </Sign>
            {view.editable && (
              <Sign label={translate('app.views.edit', { title })} onClick={() => setStep('edit')}>
                <EditOutlinedIcon fontSize="small" />
              </Sign>
            )}
            {view.editable && (
              <Sign label={translate('app.views.remove', { title })} onClick={() => setStep('remove')}>
                <DeleteOutlineIcon fontSize="small" />
              </Sign>
            )}
          </Stack>
        )
      }
      sx={{ '& .MuiListItemButton-root': { pr: saved.mayKeep ? (view.editable ? 14 : 6) : 2 } }}
    >
      <ListItemButton selected={saved.current?.id === view.id} onClick={onOpen}>
        <ListItemText
          primary={title}
          secondary={sharing ?? (own ? undefined : translate('app.views.sharedWithAll'))}
          slotProps={{ primary: { noWrap: true, title }, secondary: { noWrap: true } }}
        />
      </ListItemButton>
    </ListItem>
  )
}
