import { sampleAccounts, samplePassword } from '../sample/loadSample.ts'
import type { Prepared } from './prepareDatabase.ts'

/** What is printed once the host can be used: its address, and who can sign in where that is news. */
export const announcement = (address: string, { isSample, administrator }: Prepared): string => [
  '',
  `  ${address}`,
  ...(isSample ? ['', `  Sample accounts: ${sampleAccounts.join(', ')}`, `  Password: ${samplePassword}`] : []),
  ...(administrator ? [
    '', `  First administrator: ${administrator.username}`,
    ...(administrator.oneTimePassword === undefined ? [] : [`  One-time password, shown only now: ${administrator.oneTimePassword}`]),
  ] : []),
  '',
].join('\n')
