import Logout from '@mui/icons-material/Logout'
import { Avatar, Box, ButtonBase, Divider, ListItemIcon, MenuItem, MenuList, Popover, Typography } from '@mui/material'
import { useState } from 'react'
import { useGetIdentity, useLogout, useTranslate } from 'react-admin'
import { cut } from './cut.ts'

/** Who is signed in, for which organisation and in which role; the way to sign out. */
export const AccountMenu = ({ compact }: { compact: boolean }) => {
  const translate = useTranslate()
  const logout = useLogout()
  const { data: identity } = useGetIdentity()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  if (!identity) return <Avatar aria-hidden sx={{ width: 32, height: 32, m: 0.5 }} />

  const name = identity.fullName ?? ''
  const organisation = String(identity['organisation'] ?? '')
  const role = String(identity['role'] ?? '')
  return (
    <>
      <ButtonBase
        onClick={event => setAnchor(event.currentTarget)}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-label={compact ? translate('app.shell.userMenu', { name }) : undefined}
        sx={{ display: 'flex', gap: 1, px: 0.75, py: 0.5, borderRadius: 2, textAlign: 'left', '&:hover': { bgcolor: 'action.hover' } }}
      >
        <Avatar
          src={identity.avatar ?? ''}
          alt=""
          sx={{ width: 32, height: 32, fontSize: '0.9rem', bgcolor: 'primary.main', color: 'primary.contrastText' }}
        >
          <span aria-hidden>{[...name][0]}</span>
        </Avatar>
        {!compact && (
          <Box sx={{ lineHeight: 1.25 }}>
            <Typography component="span" variant="body2" sx={{ display: 'block', fontWeight: 600, lineHeight: 1.3 }}>
              {name}
            </Typography>
            <Typography
              component="span"
              variant="caption"
              title={organisation}
              sx={{ display: 'block', color: 'text.secondary', lineHeight: 1.3 }}
            >
              {[cut(organisation, 6), role].filter(Boolean).join(' · ')}
            </Typography>
          </Box>
        )}
      </ButtonBase>
      <Popover
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': translate('app.shell.userMenu', { name }), sx: { minWidth: 240, maxWidth: 320 } },
        }}
      >
        <Box sx={{ px: 2, py: 1.5 }}>
          <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
          <Typography variant="body2" color="text.secondary">
            {identity.id}
          </Typography>
          {[
            ['organisation', organisation],
            ['role', role],
          ].map(([key, value]) => (
            <Box key={key} sx={{ mt: 1 }}>
              <Typography variant="caption" color="text.secondary">
                {translate(`app.shell.${key}`)}
              </Typography>
              <Typography variant="body2">{value}</Typography>
            </Box>
          ))}
        </Box>
        <Divider />
        <MenuList autoFocusItem>
          <MenuItem onClick={() => void logout()}>
            <ListItemIcon>
              <Logout fontSize="small" />
            </ListItemIcon>
            {translate('app.shell.signOut')}
          </MenuItem>
        </MenuList>
      </Popover>
    </>
  )
}
