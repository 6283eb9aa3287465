import { Avatar, Box, ButtonBase, Typography } from '@mui/material'
import { useState } from 'react'
import { useGetIdentity, useTranslate } from 'react-admin'
import { onDemand } from '../../core/later.tsx'

const AccountPopover = onDemand(
  async () => (await import('./parts.ts')).AccountPopover,
  ({ onClose }) => onClose(),
)

/** Who is signed in and in which role; opens what can be done with the account. */
export const AccountMenu = ({ compact, holdsMore }: { compact: boolean; holdsMore: boolean }) => {
  const translate = useTranslate()
  const { data: identity } = useGetIdentity()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  if (!identity) return <Avatar aria-hidden className="awaited" sx={{ width: 32, height: 32, m: 0.5 }} />

  const name = identity.fullName ?? ''
  const role = String(identity['role'] ?? '')
  return (
    <>
      <ButtonBase
        onClick={event => setAnchor(event.currentTarget)}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-label={compact ? translate('app.shell.userMenu', { name }) : undefined}
        sx={{
          display: 'flex',
          gap: 1,
          px: 0.75,
          py: 0.5,
          borderRadius: 2,
          textAlign: 'left',
          '&:hover': { bgcolor: 'action.hover' },
        }}
      >
        <Avatar
          src={identity.avatar ?? ''}
          alt=""
          sx={{ width: 32, height: 32, fontSize: '0.9rem', bgcolor: 'primary.main', color: 'primary.contrastText' }}
        >
          <span aria-hidden>{[...name][0]}</span>
        </Avatar>
        {!compact && (
          <Box sx={{ lineHeight: 1.25, maxWidth: 200 }}>
            <Typography
              component="span"
              variant="body2"
              noWrap
              sx={{ display: 'block', fontWeight: 600, lineHeight: 1.3 }}
            >
              {name}
            </Typography>
            <Typography
              component="span"
              variant="caption"
              noWrap
              sx={{ display: 'block', color: 'text.secondary', lineHeight: 1.3 }}
            >
              {[role, identity.id].filter(Boolean).join(' · ')}
            </Typography>
          </Box>
        )}
      </ButtonBase>
      {anchor && <AccountPopover anchor={anchor} holdsMore={holdsMore} onClose={() => setAnchor(null)} />}
    </>
  )
}
