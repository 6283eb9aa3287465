/** What files are by their contents whose kind is a package of another one, by the endings of their names. */
const contentsOf: { readonly [ending: string]: readonly string[] } = {
  // Compound files, as of old Office.
  msi: ['cfb'],
  // Archives, whose first entries say more or do not.
  apk: ['apk', 'jar', 'zip'],
  ipa: ['zip'],
  hap: ['zip'],
  mp4: ['mp4', 'm4v'],
}

const spellings: { readonly [ending: string]: string } = { jpeg: 'jpg' }

/**
 * The kind of a file that is what its name says: the ending of the name, where the contents are of that kind; nothing
 * where they are of another, or the name says nothing. Contents alone do not tell a package for one platform from that
 * for another, and a name alone tells nothing.
 */
export const kindOf = (name: string, contents: string | undefined): string | undefined => {
  const typed = /\.([a-z0-9]{1,10})$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  const ending = Object.hasOwn(spellings, typed) ? spellings[typed]! : typed
  const allowed = Object.hasOwn(contentsOf, ending) ? contentsOf[ending]! : [ending]
  return contents !== undefined && allowed.includes(contents) ? ending : undefined
}
