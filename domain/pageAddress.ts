/** The path of an address as text; nothing where it is none. */
export const decodedPath = (path: string): string | undefined => {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

/** Longer than any page's, and short enough for every server between. */
const longest = 2_000

/**
 * Whether a page may stand at the path of an address, as it is sent. Not at one that is no text, has parts without a
 * name or with one that files have, holds what cannot be seen, or is longer than any page needs.
 */
export const isPageAddress = (path: string): boolean => {
  const text = decodedPath(path)
  return text !== undefined && path.length <= longest && !/\/\/|[\p{Cc}\\]|\/\.|\.[a-z0-9]{1,11}$/iu.test(text)
}

/**
 * The name of the file at the path of an address, as it is sent; nothing where it names none, or would lead out of the
 * folder.
 */
export const fileAddress = (path: string): string | undefined => {
  const text = decodedPath(path)
  return text !== undefined && path.length <= longest && /^(?:\/[\w-][\w.-]*)+$/.test(text) && !isPageAddress(path)
    ? text
    : undefined
}
