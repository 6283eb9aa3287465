import type { RetainedTable } from '../core/retention/tableKind.ts'

/** Numbers that patients had before are there to find the messages that went to them, and go when those do. */
export const retainedMobiles: RetainedTable = {
  name: 'formerMobile',
  table: 'former_mobile',
  at: 'until',
  keep: { unit: 'days', setting: 'retentionSetting.messageDays' },
}
