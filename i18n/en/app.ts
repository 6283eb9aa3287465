import type { Same } from '../Same.ts'
import type zh from '../zh/app.ts'
import login from './login.ts'

export default {
  name: login.brand,
  shortName: 'Vision Training',
  language: 'Language',
  otherLanguage: login.otherLanguage,
  loading: 'Loading…',
  retry: 'Try again',
  close: 'Close',
  cancel: 'Cancel',
  confirm: 'OK',
  shell: {
    mainMenu: 'Main menu', openMenu: 'Open menu', closeMenu: 'Close menu', toContent: 'Skip to content', home: 'Home',
    userMenu: 'My menu: %{name}', organisation: 'Organisation', role: 'Role', signOut: 'Sign out', lightTheme: 'Switch to the light theme', darkTheme: 'Switch to the dark theme',
    switchLanguage: login.switchLanguage, menuFailed: 'The menu could not be loaded', goHome: 'Go to the home page',
  },
  session: {
    expired: 'Login state expired', expiredText: 'Your login state or your permissions have changed. You can cancel to stay on this page, or sign in again.', signInAgain: 'Sign in again',
    prompt: 'System prompt', signedInElsewhere: 'Your account has signed in elsewhere; you are signed out here.', siteClosed: 'The website is closed; you are signed out.',
    idle: 'Due to a long period without operation, please log in again',
  },
  login,
  home: {
    greeting: 'Hello, %{name}', lead: 'Start today’s work from here', shortcuts: 'Shortcuts', newPatients: 'Newest patients', notices: 'Announcements',
    noNotices: 'No announcements', noPatients: 'No patients yet', all: 'View all', create: 'Create %{name}', noPages: 'Your account has no pages yet; please ask an administrator for a role', unread: 'Unread',
  },
  notFound: { title: 'Page not found', text: 'There is no such page, or it has moved.' },
  denied: { title: 'Access denied', text: 'You do not have the permission to open this page. If you need it, please ask an administrator.' },
  failure: { title: 'Something went wrong', text: 'The page met an unexpected error. Please try again; if it stays, tell an administrator.', report: 'Error id' },
  list: {
    search: 'Search', searchFields: 'Search %{fields}', filters: 'Filters', addFilter: 'Add filter', clearFilters: 'Clear filters', columns: 'Columns', savedFilters: 'Saved filters',
    actions: 'Actions', moreActions: 'More actions', rowActions: 'Actions on %{name}', selectRow: 'Select %{name}', selectPage: 'Select all on this page', open: 'Open', edit: 'Edit',
    moreThan: '%{from}-%{to} of more than %{total}', total: '%{total} in all', from: 'From', to: 'To', rangeFrom: '%{field} from', rangeTo: '%{field} to',
    anyValue: 'Any', notDeleted: 'Not deleted', onlyDeleted: 'Deleted', empty: 'Nothing here yet', noMatch: 'No record matches', flat: 'List', tree: 'Tree', expand: 'Expand', collapse: 'Collapse',
    refresh: 'Refresh', selected: '%{smart_count} selected', selectAllMatching: 'Select all %{total}',
  },
  form: {
    save: 'Save', saveAndStay: 'Save and go on', create: 'Create', cancel: 'Cancel', back: 'Back', saved: 'Saved', created: 'Created', deleted: 'Deleted', recovered: 'Recovered',
    invalid: '%{smart_count} field is not valid; see the marked one |||| %{smart_count} fields are not valid; see the marked ones', required: 'Required', optional: 'Optional', leave: 'Some changes are not saved. Leave all the same?', charactersLeft: '%{smart_count} character left |||| %{smart_count} characters left',
    addRow: 'Add a row', removeRow: 'Remove row %{row}', moveUp: 'Move up', moveDown: 'Move down', noOptions: 'No options', typeToSearch: 'Type to search', showSecret: 'Show', hideSecret: 'Hide',
    locked: 'Its present state does not allow editing', yuan: 'yuan', clear: 'Clear', chooseDate: 'Choose a date', brokenJson: 'Not valid JSON', editor: 'Editor of %{field}', otherSection: 'Other', unchanged: 'Unchanged',
  },
  editor: {
    bold: 'Bold', italic: 'Italic', underline: 'Underline', strike: 'Strike through', heading: 'Heading', paragraph: 'Paragraph', bullets: 'Bullets', numbers: 'Numbers', quote: 'Quote', link: 'Link',
    undo: 'Undo', redo: 'Redo', clear: 'Clear formatting', toolbar: 'Formatting',
  },
  show: {
    stamps: 'About this record', none: '—', yes: 'Yes', no: 'No', edit: 'Edit', list: 'Back to list', delete: 'Delete', reveal: 'Reveal what is covered', revealText: 'Looking at covered values is logged. Reveal them?',
    revealed: 'Everything is shown; this look has been logged', hide: 'Cover again', deletedBanner: 'This record is deleted', covered: 'Covered', details: 'Details',
  },
  action: {
    run: 'Run', done: '%{action}: done', doneMany: '%{action}: %{smart_count} done', someDone: '%{action}: %{done} done, %{failed} failed',
    confirmTitle: '%{action}: %{name}', confirmMany: '%{action}: %{smart_count} selected', sure: '%{action}: are you sure?', unavailable: 'Not possible now: %{reason}',
    reasonIs: '%{field} must be %{values}', reasonIsNot: 'not while %{field} is %{values}', reasonAtLeast: '%{field} must be at least %{min}', reasonAtMost: '%{field} must be at most %{max}',
    reasonBetween: '%{field} must be between %{min} and %{max}', empty: 'empty', or: 'or', notAllowed: 'No permission', skipped: '%{smart_count} record is left out because of its state |||| %{smart_count} records are left out because of their state', today: 'today', failedTitle: 'Records that failed',
  },
  export: {
    title: 'Export', csv: 'Export as CSV', xlsx: 'Export as Excel', preparing: 'Preparing the export…', progress: '%{smart_count} row exported |||| %{smart_count} rows exported', progressOf: '%{smart_count} of %{total} rows exported', done: 'Exported %{smart_count} row |||| Exported %{smart_count} rows',
    failed: 'The export failed', cancel: 'Cancel the export', cancelled: 'Export cancelled', scope: 'Every record that matches the filters is exported', size: '%{size} downloaded',
  },
  history: {
    title: 'History', empty: 'No changes yet', who: 'Operator', when: 'Time', what: 'Action', field: 'Field', from: 'From', to: 'To', more: 'Load more', system: 'System', changed: '%{smart_count} field changed |||| %{smart_count} fields changed', show: 'Show history', noFields: 'No field changed',
  },
  conflict: {
    title: 'Somebody else has changed this record', text: 'The record was changed while you edited it. Compare, then reload it or overwrite it.', field: 'Field', theirs: 'As it is now', mine: 'Yours',
    reload: 'Reload', overwrite: 'Overwrite with mine', same: 'Your changes are the same as what is stored',
  },
} satisfies Same<typeof zh>
