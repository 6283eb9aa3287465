/** What was asked for cannot be made; each line says what to change. */
export class AskedError extends Error {
  override readonly name = 'AskedError'
}

/** What stands behind `--name` among a command's words. */
export const optionIn = (words: readonly string[], name: string): string | undefined => {
  const at = words.indexOf(`--${name}`)
  return at < 0 ? undefined : words[at + 1]
}

/** The parts of a list, whatever stands between them. */
export const listed = (text: string | undefined): readonly string[] => (text ?? '').split(/[\s,]+/).filter(Boolean)

/** The component of @mui/icons-material that a menu shows. Throws an AskedError where there is none of that name. */
export const requireIcon = (icon: string, hasIcon: (name: string) => boolean): string => {
  if (!/^[A-Z]\w*$/.test(icon) || !hasIcon(icon))
    throw new AskedError(
      `"${icon}" is no icon of @mui/icons-material: write its component, such as MeetingRoomOutlined`,
    )
  return icon
}

/** A role of the seed that can be given rights. Throws an AskedError for any other. */
export const requireRole = (role: string, roles: readonly string[]): string => {
  if (!roles.includes(role))
    throw new AskedError(`"${role}" is no role that could be given rights: use some of ${roles.join(', ')}`)
  return role
}
