/** What a link within formatted text may lead by. */
export const linkSchemes = ['http', 'https', 'mailto', 'tel'] as const

const known = new RegExp(`^(${linkSchemes.join('|')}):\\S+$`, 'i')
const withoutScheme = /^[\p{L}\d-]+(\.[\p{L}\d-]+)+([/?#:]\S*)?$/u

/**
 * The address that is meant by what was typed, `https://` being left out by most who type one; nothing where it is no
 * address of a link.
 */
export const linkAddress = (typed: string): string | undefined => {
  const address = typed.trim()
  if (withoutScheme.test(address)) return linkAddress(`https://${address}`)
  return known.test(address) && URL.canParse(address) ? address : undefined
}
