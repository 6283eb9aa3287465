import type { Same } from '../../Same.ts'
import type zh from '../../zh/shell/palette.ts'

/** Texts of the search over everything. */
export default {
  title: 'Search pages, records and actions',
  short: 'Search',
  hint: 'A page, a name, an account…',
  recent: 'Recently opened',
  pages: 'Pages',
  actions: 'Actions',
  searching: 'Searching',
  count: '%{smart_count} result |||| %{smart_count} results',
  nothing: 'Nothing found',
  partial: 'Some lists did not answer; there may be more',
} satisfies Same<typeof zh>
