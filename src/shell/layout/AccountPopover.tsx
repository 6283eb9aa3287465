import BadgeOutlined from '@mui/icons-material/BadgeOutlined'
import BusinessOutlined from '@mui/icons-material/BusinessOutlined'
import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined'
import LightModeOutlined from '@mui/icons-material/LightModeOutlined'
import LockOutlined from '@mui/icons-material/LockOutlined'
import Logout from '@mui/icons-material/Logout'
import Translate from '@mui/icons-material/Translate'
import { Box, Divider, ListItemIcon, MenuItem, MenuList, Popover, Typography } from '@mui/material'
import { useGetIdentity, usePermissions, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { mayOpen, pageAt } from './pageAt.ts'
import { presumedTitle } from './pageTitle.ts'
import { useAskToSignOut } from './SignOut.tsx'
import { useAppearance } from './useAppearance.ts'
import { useMenu } from './useMenu.ts'
import { useOtherLanguage } from './useOtherLanguage.ts'

interface AccountPopoverProps {
  readonly anchor: HTMLElement
  /** Holds what the bar of a phone has no room for. */
  readonly holdsMore: boolean
  readonly onClose: () => void
}

/** The operator's own pages, as far as there are such. */
const own = [
  { path: '/user/center', Icon: BadgeOutlined },
  { path: '/user/hospital', Icon: BusinessOutlined },
  { path: '/user/updatePass', Icon: LockOutlined },
] as const

/** Who is signed in, the operator's own pages, and the way to sign out. */
export const AccountPopover = ({ anchor, holdsMore, onClose }: AccountPopoverProps) => {
  const translate = useTranslate()
  const signOut = useAskToSignOut()
  const { data: identity } = useGetIdentity()
  const { permissions } = usePermissions<ReadonlySet<string>>()
  const { places } = useMenu()
  const [appearance, changeAppearance] = useAppearance()
  const language = useOtherLanguage()
  const name = identity?.fullName ?? ''
  const told = [
    ['organisation', identity?.['organisation']],
    ['role', identity?.['role']],
  ] as const
  return (
    <Popover
      anchorEl={anchor}
      open
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': translate('app.shell.userMenu', { name }),
          sx: { minWidth: 240, maxWidth: 320 },
        },
      }}
    >
      <Box sx={{ px: 2, py: 1.5 }}>
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        <Typography variant="body2" color="text.secondary">
          {identity?.id}
        </Typography>
        {told.map(([key, value]) => (
          <Box key={key} sx={{ mt: 1 }}>
            <Typography variant="caption" color="text.secondary">
              {translate(`app.shell.${key}`)}
            </Typography>
            <Typography variant="body2">{String(value ?? '')}</Typography>
          </Box>
        ))}
      </Box>
      <Divider />
      <MenuList autoFocusItem>
        {own.map(({ path, Icon }) => {
          const at = pageAt(path)
          return (
            at &&
            permissions &&
            mayOpen(permissions, at) && (
              <MenuItem key={path} component={Link} to={path} onClick={onClose}>
                <ListItemIcon>
                  <Icon fontSize="small" />
                </ListItemIcon>
                {presumedTitle(at, places, translate)}
              </MenuItem>
            )
          )
        })}
        {holdsMore && (
          <MenuItem lang={language.tag} onClick={language.change}>
            <ListItemIcon>
              <Translate fontSize="small" />
            </ListItemIcon>
            {language.name}
          </MenuItem>
        )}
        {holdsMore && (
          <MenuItem onClick={changeAppearance}>
            <ListItemIcon>
              {appearance === 'dark' ? <LightModeOutlined fontSize="small" /> : <DarkModeOutlined fontSize="small" />}
            </ListItemIcon>
            {translate(appearance === 'dark' ? 'app.shell.light' : 'app.shell.dark')}
          </MenuItem>
        )}
        <MenuItem
          onClick={() => {
            onClose()
            signOut()
          }}
        >
          <ListItemIcon>
            <Logout fontSize="small" />
          </ListItemIcon>
          {translate('app.shell.signOut')}
        </MenuItem>
      </MenuList>
    </Popover>
  )
}
