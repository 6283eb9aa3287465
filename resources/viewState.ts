import { personalNames } from './personalNames.ts'

type Values = Readonly<Record<string, unknown>>

/**
 * How a page was left, as a saved view keeps it: a JSON document. What a list keeps is `ListState`; other pages keep
 * what stands in their address, by name.
 */
export type ViewState = Values

const isValues = (value: unknown): value is Values =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

/** What a text says as JSON, where that is an object or a list: an address carries its filters so. */
const spelled = (text: string): object | undefined => {
  if (!/^\s*[[{]/.test(text)) return undefined
  try {
    return JSON.parse(text) as object
  } catch {
    return undefined
  }
}

/**
 * The state of a page without whatever in it may tell who somebody is, however deep it stands, and the names of what
 * was left out.
 */
export const withoutPersonal = (
  page: string,
  state: ViewState,
): { readonly state: ViewState; readonly leftOut: readonly string[] } => {
  const names = personalNames(page)
  const leftOut = new Set<string>()
  const cleaned = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(cleaned)
    if (typeof value === 'string') {
      const inner = spelled(value)
      return inner ? JSON.stringify(cleaned(inner)) : value
    }
    if (!isValues(value)) return value
    return Object.fromEntries(
      Object.entries(value).flatMap(([name, one]) => {
        if (!names.has(name)) return [[name, cleaned(one)]]
        leftOut.add(name)
        return []
      }),
    )
  }
  const left = cleaned(state) as ViewState
  return { state: left, leftOut: [...leftOut] }
}
