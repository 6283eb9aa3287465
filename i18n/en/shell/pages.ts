import type { CustomPageKey } from '../../../resources/pages.ts'

/** Titles of the pages that are written by hand. */
export default {
  newCase: 'New case',
  mergePatients: 'Duplicate patients',
  gameConfig: 'Game configuration',
  topUp: 'Top up patients',
  callList: 'Call list',
  reexaminationReminder: 'Reminders of examinations',
  dayEnd: 'Day-end sheet',
  globalSetting: 'Global settings',
  'nested/menu1/menu1-1': 'Menu 1-1',
  'nested/menu1/menu1-2/menu1-2-1': 'Menu 1-2-1',
  'nested/menu1/menu1-2/menu1-2-2': 'Menu 1-2-2 (not cached)',
  'nested/menu1/menu1-3': 'Menu 1-3',
  'nested/menu2': 'Menu 2',
  'user/center': 'Personal center',
  'user/hospital': 'Organisation information',
  permission: 'Permissions',
  caseCompare: 'Compare records',
  eyeChart: 'Eye chart',
  hospitalStatement: 'Statement of an organisation',
  'user/updatePass': 'Change password',
  'user/secondFactor': 'Two-step verification',
} satisfies { readonly [K in CustomPageKey]: string }
