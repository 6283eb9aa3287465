/**
 * The permissions that an operator was granted; a demo account looks at what they open, and changes nothing that lasts.
 */
export interface Granted extends ReadonlySet<string> {
  readonly isDemo?: boolean
}

export const grantedTo = (permissions: Iterable<string>, isDemo: boolean): Granted =>
  Object.assign(new Set(permissions), { isDemo })
