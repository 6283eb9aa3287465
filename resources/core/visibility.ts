import type { Visibility } from './resource.ts'

/** What of it says which rows are for others than `rest`; `devices` only keeps some of those from training devices. */
const opens: { readonly [word in Exclude<keyof Visibility, 'rest'>]: boolean } = {
  when: true,
  during: true,
  within: true,
  roles: true,
  staff: true,
  through: true,
  along: true,
  devices: false,
}

const words = (Object.keys(opens) as (keyof typeof opens)[]).filter(word => opens[word])

/** Whether any row is for others than `rest`: something says which. */
export const opensRows = (visibility: Visibility): boolean =>
  words.some(word => Object.keys(visibility[word] ?? {}).length > 0)
