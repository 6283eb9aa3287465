import { patterns } from '../../../resources/core/types/text/patterns.ts'

const separators = /[\s,;，；、]+/

/** The addresses of mailboxes in a text, each once whatever its case, and what in it is none. */
export const mailAddresses = (
  text: string,
): { readonly addresses: readonly string[]; readonly wrong: readonly string[] } => {
  const parts = [
    ...new Map(
      text
        .split(separators)
        .filter(Boolean)
        .map(part => [part.toLowerCase(), part]),
    ).values(),
  ]
  return { addresses: parts.filter(patterns.email.test), wrong: parts.filter(part => !patterns.email.test(part)) }
}
