import type { Same } from '../../Same.ts'
import type * as zh from '../../zh/core/common.ts'

export const fields = {
  id: 'Id',
  createdAt: 'Created at',
  createdBy: 'Created by',
  updatedAt: 'Updated at',
  updatedBy: 'Updated by',
  version: 'Version',
} satisfies Same<typeof zh.fields>

export const actions = {
  openSealed: 'Open sealed records for an authority',
  list: 'View list',
  get: 'View details',
  create: 'Create',
  update: 'Edit',
  remove: 'Delete',
  options: 'Pick from list',
  export: 'Export',
  history: 'History',
  contact: 'Reveal what is covered',
  changeOwn: 'Change own account',
  kick: 'Sign out by force',
  sort: 'Arrange',
  merge: 'Merge',
  withdraw: 'Withdraw an examination',
  import: 'Import',
  importState: 'See how an import goes',
  importCheck: 'Check an import',
  importRows: 'See the rows of an import',
  importMend: 'Mend cells of an import',
  importStore: 'Confirm an import',
  importCancel: 'Cancel an import',
  importErrors: 'Download what is wrong with an import',
  importTemplate: 'Download a template for an import',
} satisfies Same<typeof zh.actions>

const job = 'The number of the import'
const format = 'How the file is written: csv or xlsx'
export const inputs = {
  sort: { rows: 'The records that move, each with its new superior and place' },
  import: { file: 'The CSV or Excel file (.xlsx) to import' },
  importCheck: {
    job,
    columns: 'The field that each column fills, in the order of the columns; null where it is left out',
    fixed: 'Values that all rows have, by field',
  },
  importRows: { job, page: 'The page, from 0', size: 'Rows on a page', wrong: 'Only rows with mistakes' },
  importMend: {
    job,
    cells:
      'The cells that say something else now, each by its row, its column (from 0) and its text; all rows are checked again',
  },
  importStore: { job, leaveOut: 'Whether rows with mistakes are left out and the others stored' },
  importCancel: { job },
  importErrors: { job, format, title: '%{name} - mistakes of the import', wrong: 'What is wrong' },
  importTemplate: { format, title: '%{name} - template for the import' },
} satisfies Same<typeof zh.inputs>

export const permissions = {
  'notice:unpublish': 'Withdraw',
  'caseSuccess:consent': 'See the consents of guardians',
  'site:enter': 'Enter while the site is closed',
  'savedView:share': 'Share views',
  'statistics:everyone': 'Figures of everybody, not one’s own alone',
  'generator:design': 'Use the code generator',
  'gameConfig:design': 'Change the fields of the configuration',
} satisfies Same<typeof zh.permissions>
