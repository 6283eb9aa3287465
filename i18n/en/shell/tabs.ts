import type { Same } from '../../Same.ts'
import type zh from '../../zh/shell/tabs.ts'

/** Texts of the visited pages. */
export default {
  label: 'Open pages',
  actions: 'Actions of the open pages',
  actionsAndOthers:
    'Actions of the open pages, and %{smart_count} more page |||| Actions of the open pages, and %{smart_count} more pages',
  others: 'More open pages',
  actionsOf: 'Actions of “%{name}”',
  more: '%{name}, and %{count} more open pages',
  refresh: 'Refresh',
  close: 'Close',
  closeNamed: 'Close “%{name}”',
  closeOthers: 'Close others',
  closeAll: 'Close all',
  unsavedTitle: 'There are unsaved changes',
  unsaved: 'Closing loses what is not saved on:',
  discard: 'Discard and close',
} satisfies Same<typeof zh>
