import CloseIcon from '@mui/icons-material/Close'
import { Box, IconButton } from '@mui/material'
import { useMemo } from 'react'
import {
  Notification,
  NotificationContext,
  useCloseNotification,
  useNotificationContext,
  useTranslate,
} from 'react-admin'
import type { NotificationPayload } from 'react-admin'
import { isUnknownAccount } from '../../../i18n/unknownAccount.ts'
import { LastingDialogs } from '../../core/actions/LastingDialogs.tsx'
import { passing } from '../../core/actions/passing.ts'

const isShown = ({ message }: NotificationPayload): boolean => typeof message !== 'string' || !isUnknownAccount(message)

const CloseButton = () => {
  const close = useCloseNotification()
  return (
    <IconButton
      size="small"
      color="inherit"
      aria-label={useTranslate()('ra.action.close')}
      onClick={close}
      sx={{ pointerEvents: 'auto' }}
    >
      <CloseIcon fontSize="small" />
    </IconButton>
  )
}

const close = <CloseButton />

/**
 * react-admin's notifications, without those that say that an account does not exist. They are closed by their button,
 * by Escape, or when their time is over, and read out in their turn. What is told once is shown here as well, which
 * outlives every page.
 */
export const Notifications = () => {
  const context = useNotificationContext()
  const shown = useMemo(
    () => ({
      ...context,
      notifications: context.notifications.filter(isShown),
      takeNotification: () => {
        const [first, ...rest] = context.notifications.filter(isShown)
        context.setNotifications(rest)
        return first
      },
    }),
    [context],
  )
  return (
    <NotificationContext.Provider value={shown}>
      <Box aria-live="polite">
        <Notification action={close} {...passing} />
      </Box>
      <LastingDialogs />
    </NotificationContext.Provider>
  )
}
