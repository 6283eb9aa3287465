/** Checks the name of a notification channel, which goes into SQL unquoted; returns it. */
export function channelName(channel: string): string {
  if (!/^[a-z_][a-z0-9_]{0,62}$/.test(channel)) throw new TypeError(`"${channel}" is no name of a channel`)
  return channel
}
