import type { LiveGreeting } from '../../../resources/live.ts'

const longestToken = 500

/** The greeting in a first message; undefined where it is none. */
export const readGreeting = (text: string): LiveGreeting | undefined => {
  try {
    const given = JSON.parse(text) as { token?: unknown; age?: unknown } | null
    const { token, age } = given ?? {}
    if (typeof token !== 'string' || token === '' || token.length > longestToken) return undefined
    if (age === undefined) return { token }
    return typeof age === 'number' && age >= 0 ? { token, age } : undefined
  } catch {
    return undefined
  }
}
