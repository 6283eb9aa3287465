import type zh from '../../zh/core/ownErrors.ts'
import type { Same } from '../../Same.ts'

/** What pages say themselves of a call that failed. */
export default {
  notFound: 'There is no such record, or it is outside your data scope',
  forbidden: 'You do not have the permission for this',
  secondFactorRequired: 'Your role demands two-step verification, so it cannot be turned off',
  timeout: 'Request timeout',
  network: 'No connection; please check your network and try again',
  unreadable: 'The server answered something that cannot be understood',
} satisfies Same<typeof zh>
