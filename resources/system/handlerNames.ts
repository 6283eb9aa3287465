/** The work that the hosts know how to do at its times; see server/jobHandlers.ts. */
export const handlerNames = [
  'compareLedger',
  'compareTotals',
  'purgeIdempotency',
  'removeOldImports',
  'removeUnusedUploads',
  'moveFiles',
  'tidySessions',
  'purgeTimingLog',
  'removeDue',
  'forgetErrors',
  'makeCards',
  'settlePayments',
  'compareBills',
  'expireCards',
  'tellErrors',
  'purgeNotices',
  'publishDue',
  'deliverMail',
  'remindGuardians',
  'sendReports',
] as const

export type HandlerName = (typeof handlerNames)[number]
