/** The forms of the page, each with an address of its own. */
export const modes = ['password', 'phone', 'find'] as const
export type Mode = (typeof modes)[number]

/** The form that an address asks for; the password's where it asks for none there is. */
export const modeIn = (search: string): Mode => {
  const asked = new URLSearchParams(search).get('mode')
  return modes.find(mode => mode === asked) ?? 'password'
}

/** The address of a form; everything else in the present one stays, above all where signing in leads. */
export const addressOf = (mode: Mode, search: string): string => {
  const query = new URLSearchParams(search)
  if (mode === 'password') query.delete('mode')
  else query.set('mode', mode)
  return `/login${query.size > 0 ? `?${query.toString()}` : ''}`
}
