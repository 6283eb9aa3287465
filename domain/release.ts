const pattern = /^(\d+)\.(\d+)\.(\d+)(?:-([0-9A-Za-z.-]+))?$/

const padded = (digits: string, length: number): string => digits.padStart(length, '0')

/** Each character as two digits of base 16, whose order no language changes. */
const hex = (text: string): string => [...text].map(one => one.charCodeAt(0).toString(16)).join('')

// What has fewer parts comes first, numbers before words, and what is no preview last.
const identifier = (part: string): string => (/^\d+$/.test(part) ? `1${padded(part, 10)}` : `2${hex(part)}0`)

/** A text by which releases are put in the order of semantic versioning; undefined where it is no release. */
export const releaseOrder = (release: string): string | undefined => {
  const [, major, minor, patch, preview] = pattern.exec(release) ?? []
  if (major === undefined || minor === undefined || patch === undefined) return undefined
  return (
    [major, minor, patch].map(part => padded(part, 6)).join('') +
    (preview === undefined ? '9' : `1${preview.split('.').map(identifier).join('')}0`)
  )
}

/**
 * Below 0 where the first release is the earlier one, above where it is the later one. What is no release is earlier
 * than any.
 */
export const compareReleases = (one: string, other: string): number => {
  const [first, second] = [releaseOrder(one) ?? '', releaseOrder(other) ?? '']
  return first < second ? -1 : first > second ? 1 : 0
}
