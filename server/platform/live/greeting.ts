import type { LiveGreeting } from '../../../resources/live.ts'

const longestToken = 500

/** The greeting in a first message; undefined where it is none. */
export const readGreeting = (text: string): LiveGreeting | undefined => {
  try {
    const given = JSON.parse(text) as { token?: unknown } | null
    const token = given?.token
    return typeof token === 'string' && token !== '' && token.length <= longestToken ? { token } : undefined
  } catch {
    return undefined
  }
}
