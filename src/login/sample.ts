import { apiHost } from '../auth/apiHost.ts'

/** The accounts of the sample, which nothing but a sample database accepts. */
export const sampleAccounts = ['admin', 'staff', 'franchise', 'doctor', 'nurse', 'trainer', 'demo'] as const
export const samplePassword = 'vision-demo'

/** Whether the site runs on the sample; no where it does not say. Never rejects. */
export const usesSample = async (signal: AbortSignal, send: typeof fetch = fetch): Promise<boolean> => {
  try {
    const response = await send(`${apiHost}/api/site`, { signal, headers: { Accept: 'application/json' } })
    const site: unknown = response.ok ? await response.json() : null
    return site !== null && typeof site === 'object' && 'sample' in site && site.sample === true
  } catch {
    return false
  }
}
