import { sampleAccounts, samplePassword } from '../sample/loadSample.ts'
import type { FirstAdministrator } from './firstAdministrator.ts'

/** What is printed as soon as the first administrator was made: nobody can ask for a one-time password again. */
export const administratorNotice = ({ username, oneTimePassword }: FirstAdministrator): string =>
  [
    '',
    `  First administrator: ${username}`,
    ...(oneTimePassword === undefined ? [] : [`  One-time password, shown only now: ${oneTimePassword}`]),
  ].join('\n')

/** What is printed once the host can be used: its address, and the accounts of the sample while that is in use. */
export const announcement = (address: string, isSample: boolean): string =>
  [
    '',
    `  ${address}`,
    ...(isSample ? ['', `  Sample accounts: ${sampleAccounts.join(', ')}`, `  Password: ${samplePassword}`] : []),
    '',
  ].join('\n')
