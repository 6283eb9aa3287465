import type { Language } from '../../../i18n/Language.ts'
import { apiHost } from '../auth/apiHost.ts'

/** The accounts of the sample, which nothing but a sample database accepts. */
export const sampleAccounts = ['admin', 'staff', 'franchise', 'doctor', 'nurse', 'trainer', 'demo'] as const
export const samplePassword = 'vision-demo'

/** What the page must know of the installation before anybody signs in; '' for what it does not say. */
export interface Site {
  readonly sample: boolean
  /** The name of the product in each language. */
  readonly name: Readonly<Record<Language, string>>
  /** Why the site is closed, in each language; undefined while it is open. */
  readonly closed: Readonly<Record<Language, string>> | undefined
  /** Whom to ask for help, in one line. */
  readonly contact: string
  /** Fewest characters of a new password. */
  readonly passwordMin: number
}

/** A site of which nothing is known. */
export const unknownSite: Site = {
  sample: false,
  name: { zh: '', en: '' },
  closed: undefined,
  contact: '',
  passwordMin: 8,
}

const objectOf = (value: unknown): { readonly [key: string]: unknown } =>
  value !== null && typeof value === 'object' ? { ...value } : {}
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const toSite = (reply: unknown): Site => {
  const site = objectOf(reply)
  const contact = objectOf(site['contact'])
  return {
    sample: site['sample'] === true,
    name: { zh: textOf(site['name']), en: textOf(site['nameEn']) },
    closed: site['closed'] === true ? { zh: textOf(site['message']), en: textOf(site['messageEn']) } : undefined,
    contact: ['name', 'phone', 'email']
      .map(name => textOf(contact[name]))
      .filter(Boolean)
      .join(' · '),
    passwordMin: typeof site['passwordMin'] === 'number' ? site['passwordMin'] : unknownSite.passwordMin,
  }
}

/** `GET api/site`; an unknown site where it does not answer. Never rejects. */
export const readSite = async (signal: AbortSignal, send: typeof fetch = fetch): Promise<Site> => {
  try {
    const response = await send(`${apiHost}/api/site`, { signal, headers: { Accept: 'application/json' } })
    return response.ok ? toSite(await response.json()) : unknownSite
  } catch {
    return unknownSite
  }
}
