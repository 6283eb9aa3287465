import { useMemo } from 'react'
import { Notification, NotificationContext, useNotificationContext } from 'react-admin'
import type { NotificationPayload } from 'react-admin'
import { isUnknownAccount } from '../../i18n/unknownAccount.ts'

const isShown = ({ message }: NotificationPayload): boolean => typeof message !== 'string' || !isUnknownAccount(message)

/** react-admin's notifications, without those that say that an account does not exist. */
export const Notifications = () => {
  const context = useNotificationContext()
  const shown = useMemo(() => ({
    ...context,
    notifications: context.notifications.filter(isShown),
    takeNotification: () => {
      const [first, ...rest] = context.notifications.filter(isShown)
      context.setNotifications(rest)
      return first
    },
  }), [context])
  return <NotificationContext.Provider value={shown}><Notification /></NotificationContext.Provider>
}
