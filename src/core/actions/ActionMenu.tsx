import EditIcon from '@mui/icons-material/Edit'
import VisibilityIcon from '@mui/icons-material/Visibility'
import { Divider, ListItemIcon, ListItemText, Menu, MenuItem } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import type { AnyResource } from '../../../resources/core/index.ts'
import { editPath, showPath } from '../paths.ts'
import { wayName } from '../resourceName.ts'
import { unavailableReason } from './rowActions.ts'
import { unavailableItem, useActionItems } from './useActionItems.tsx'
import { useReason } from './useReason.ts'
import { useRowWays } from './useRowWays.ts'

interface ActionMenuProps {
  readonly id: string
  readonly resource: AnyResource
  readonly anchor: HTMLElement
  readonly onClose: () => void
}

/** What can be done with the row's record, with the reason where something cannot be done now. */
export const ActionMenu = ({ id, resource, anchor, onClose }: ActionMenuProps) => {
  const record = useRecordContext()!
  const translate = useTranslate()
  const items = useActionItems(resource, record, onClose)
  const reason = useReason(resource)
  const { opens, edits, links, offers } = useRowWays(resource).of(record)
  const unavailableEdit = unavailableReason('update', resource.actions['update'], record)
  return (
    <Menu id={id} open anchorEl={anchor} onClose={onClose}>
      {opens && (
        <MenuItem component={Link} to={showPath(resource.name, record.id)}>
          <ListItemIcon>
            <VisibilityIcon fontSize="small" />
          </ListItemIcon>
          <ListItemText>{translate('ra.action.show')}</ListItemText>
        </MenuItem>
      )}
      {edits &&
        (unavailableEdit ? (
          <MenuItem aria-disabled sx={unavailableItem}>
            <ListItemIcon>
              <EditIcon fontSize="small" />
            </ListItemIcon>
            <ListItemText primary={translate('ra.action.edit')} secondary={reason(unavailableEdit)} />
          </MenuItem>
        ) : (
          <MenuItem component={Link} to={editPath(resource.name, record.id)}>
            <ListItemIcon>
              <EditIcon fontSize="small" />
            </ListItemIcon>
            <ListItemText>{translate('ra.action.edit')}</ListItemText>
          </MenuItem>
        ))}
      {links.map(({ link, unavailable }) =>
        unavailable ? (
          <MenuItem key={link.label} aria-disabled sx={unavailableItem}>
            <ListItemText inset primary={wayName(translate, link.label)} secondary={reason(unavailable)} />
          </MenuItem>
        ) : (
          <MenuItem key={link.label} component={Link} to={link.to(record)}>
            <ListItemText inset>{wayName(translate, link.label)}</ListItemText>
          </MenuItem>
        ),
      )}
      {offers.length > 0 && <Divider />}
      {items(offers, true)}
    </Menu>
  )
}
