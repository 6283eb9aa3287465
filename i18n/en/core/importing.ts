import type { Same } from '../../Same.ts'
import type zh from '../../zh/core/importing.ts'

export default {
  steps: { choose: 'File', columns: 'Columns', check: 'Check', done: 'Done' },
  choose: 'Choose a file',
  choosing: 'Reading %{name}…',
  accepts:
    'A CSV or Excel file (.xlsx) of at most 10 MB, 10,000 rows and 200 columns. The first row has the titles, data begin in the second.',
  formulas:
    'Formulas are not run: a cell of Excel that has one is reported, so paste it as a value. Merged cells have to be unmerged first.',
  kept: 'Only you see what you upload. It is removed when it is imported or cancelled, and after a day in any case.',
  template: 'Download a template',
  sheet: 'Sheet “%{name}”',
  rows: '%{rows} row |||| %{rows} rows',
  column: 'Column of the file',
  example: 'First rows',
  field: 'Field',
  skip: 'Left out',
  unnamed: 'Column %{number}',
  allRows: 'For all rows',
  allRowsHint: 'What the file does not say can be filled in here for all rows',
  check: 'Check',
  checking: 'Checking the row |||| Checking: %{done} of %{rows} rows',
  back: 'Back to the columns',
  right: 'The row is right and can be imported. |||| All %{rows} rows are right and can be imported.',
  wrong:
    'The row has mistakes. Correct it below, or correct the file and choose it again. Nothing was imported. |||| With mistakes: %{wrong} of %{rows} rows. Correct them below, import the others alone, or correct the file and choose it again. Nothing was imported.',
  mistakes: 'What is wrong',
  mistake: 'Mistake',
  count: 'Rows',
  row: 'Row',
  value: 'Cell',
  report: 'Row by row',
  pages: 'Pages',
  errors: 'Download what is wrong',
  storeRight: 'Import the right row alone |||| Import the %{right} right rows alone',
  leaving:
    'Import the one row that is right? The others (%{wrong}) are left out; to correct them later, download what is wrong first. |||| Import the %{right} rows that are right? The others (%{wrong}) are left out; to correct them later, download what is wrong first.',
  mend: 'Save corrections and check again',
  mendHint: 'Cells can be corrected here; Enter checks again.',
  mendCell: 'Row %{row}, %{field}',
  store: 'Import %{rows} row |||| Import %{rows} rows',
  preparing: 'Importing: the row is checked once more |||| Importing: %{done} of %{rows} rows checked once more',
  storing: 'Storing the row; one moment… |||| Storing %{rows} rows; one moment…',
  stored: '%{rows} row was imported |||| %{rows} rows were imported',
  toList: 'See the list',
  another: 'Import another file',
  cancel: 'Cancel the import',
  cancelled: 'The import was cancelled; nothing of it is left',
  tooLate:
    '%{rows} row was imported already; it cannot be cancelled |||| %{rows} rows were imported already; it cannot be cancelled',
  failed: 'Something unexpected went wrong, and nothing was stored. Check again and try once more.',
} satisfies Same<typeof zh>
