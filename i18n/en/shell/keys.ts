import type { Same } from '../../Same.ts'
import type zh from '../../zh/shell/keys.ts'

export default {
  title: 'Keyboard shortcuts',
  here: 'On this page',
  everywhere: 'On every page',
  close: 'Close',
  scanner:
    'Scanner: while no field has the focus, scanning an account, a card or a serial number opens its record; in a field it is typed there.',
  does: {
    search: 'Search pages, records and actions',
    keys: 'Show these keys',
    find: 'Search in the list',
    create: 'New record',
    rows: 'Next row, row before',
    open: 'Open the row',
    width: 'Narrower or wider column, in its title',
    save: 'Save',
    next: 'Next field, field before',
    table: 'Chart or table',
    back: 'The one before',
    skip: 'Skip this one',
    tabs: 'From tab to tab',
    closeTab: 'Close the tab',
    leave: 'Close a dialog or a menu',
  },
} satisfies Same<typeof zh>
