import type zh from '../../zh/core/apiDocument.ts'
import type { Same } from '../../Same.ts'

export default {
  isSet: 'whether it is set; sent as false it is cleared',
  title: 'Vision back-office API',
  about:
    'Every call follows from the description of its entity. Calls that are not marked public take an `Authorization: Bearer` token; errors have one shape, with a message per field in `errors`. Open pages may connect to the websocket `api/ws`, whose first message is `{ "token": "…" }`; they then get `{ "topic": "notice | menu | session | site" }`, which says what kind of thing changed and holds no data.',
  public: 'Public: no sign-in is needed',
  signedIn: 'For everybody who is signed in',
  realms: {
    device: 'Called by a training device, with its own token',
    trainee: 'Called by a training device, with the token of the patient who signed in there',
    guardian: 'Called by the mini program of a guardian, with the token of the sign-in by WeChat',
  },
  apiToken:
    'Called by the program of another system, by an API token that an operator made (it begins with `vb_`): with that operator’s rights and organisations at the moment, as far as the token has them; one that may only look changes nothing. Calls that do not name this way take a person who signed in',
  permission: 'Permission',
  inBody: 'The same question as by GET, asked in the body: what tells who somebody is does not belong in an address',
  stop: '; ',
  done: 'Done',
  failure:
    'Refused: `code` says why, `message` is in the language of the `Language` header, `errors` has a message per field',
  language: 'Language of the answer',
  reauthentication:
    'The proof of `POST auth/reauthenticate` for this action; without it what has to be confirmed is answered with 403 `reauthenticate` and the `purpose` of the proof',
  idempotency: 'Made by the caller; a repeat gets the first answer and does nothing again',
  page: 'Page, counted from 0',
  size: 'Records per page',
  sort: 'Sort as `field,asc|desc`; may be repeated',
  range: 'First and last index, a JSON array',
  totals: 'whether the sums over all records of the filter are answered too',
  sortRegular: 'Sort as a JSON array, `["field","ASC|DESC"]`',
  filter: 'Filters as a JSON object',
  search: 'Search by characters, pinyin or initials',
  format: 'Format of the file',
  columns: 'Fields to export, separated by commas; the columns of the list where it is left out',
  ids: 'Only the records with these ids, separated by commas',
  report: {
    measures: 'Measures, comma-separated',
    by: 'Dimensions it is broken down by, two at most, comma-separated',
    step: 'Step of time',
    from: 'First day',
    to: 'Last day',
    compare: 'Ranges it is compared with',
    unit: 'The unit whose first days the range is, so that it is compared with the same part of the one before',
    compareFrom: 'First day of another range that it is compared with',
    compareTo: 'Last day of that range',
    totals: 'Whether the totals of rows and columns are wanted too',
    top: 'Only so many groups, the largest',
    sort: 'Measure that rows are ordered by, the largest first',
    chosen:
      'Dimensions with one group for each value that they are filtered by, those of a tree with their whole branch',
    format: 'Format of the file',
    columns: 'Dimension that makes columns',
    rows: '`measures`: a row for each measure',
    differences: 'Whether each column has its difference to the first one beside it',
    cumulative: 'Whether each number is what there was from the first step up to it',
    dimension: 'Values of this dimension, comma-separated',
    file: 'Table as a file: %{report}',
  },
  filters: {
    contains: 'contains',
    equals: 'equals; several values separated by commas',
    range: '`from,to`, either end may be empty',
    overlaps: 'ids, separated by commas',
    branch: 'ids, separated by commas; each with all below it, `only:id` by itself',
  },
} satisfies Same<typeof zh>
