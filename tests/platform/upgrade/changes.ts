import { jsonbText } from './jsonbText.ts'
import type { StoredRow } from './Stored.ts'

type Value = (row: StoredRow) => string | null

/**
 * What a migration does on purpose to rows that were there before: a column gets another value, which `now` tells from
 * the row as it was; a column or a table is gone, and the reason says where what it held went: of a column that went
 * into another one of its table, `as` tells what stands there; a table gets rows, and the reason says which. Anything
 * else that is not as it was is lost.
 */
export type Change = { readonly migration: string } & (
  | { readonly column: `${string}.${string}`; readonly now: Value }
  | { readonly column: `${string}.${string}`; readonly gone: string; readonly into?: never }
  | { readonly column: `${string}.${string}`; readonly gone: string; readonly into: string; readonly as: Value }
  | { readonly table: string; readonly gone: string }
  | { readonly table: string; readonly grows: string }
)

const isCancelled = ({ pay_status, paid_at, refunded_times }: StoredRow): boolean =>
  pay_status === 'refunded' && paid_at === null && refunded_times !== '0'
const usedOf = ({ amount, times, used_times }: StoredRow): string =>
  String((Number(amount) * Number(used_times)) / Number(times))

const vision = ['naked_right', 'naked_left', 'corrected_right', 'corrected_left']
const visionOfStory = ['first_right', 'first_left', 'last_right', 'last_left']
const asCharted = (value: string | null): string | null => (value === '1' || value === '2' ? `${value}.0` : value)

/** Help says nothing of when it was published. */
const stateOf = ({ published, published_at = null }: StoredRow): string =>
  published === 'true' ? 'published' : published_at === null ? 'draft' : 'withdrawn'

const asFiles = (file: unknown): readonly string[] | null => (typeof file === 'string' ? [file] : null)

/** What the history says of a letter's file, as it says it of its files. */
const withFiles = (changes: string | null): string | null => {
  const { attachment, ...others } = JSON.parse(changes ?? '{}') as Readonly<Record<string, unknown>>
  return Array.isArray(attachment) ? jsonbText({ ...others, attachments: attachment.map(asFiles) }) : changes
}

const formatted = {
  notice: ['content'],
  help: ['content'],
  user_help: ['content'],
  application_mail: ['content', 'content_en'],
  news: ['content', 'content_en'],
  knowledge: ['content', 'content_en'],
  case_success: ['story', 'story_en'],
  update_info: ['content', 'content_en'],
  version_info: ['content', 'content_en'],
}
const withoutForeignPictures = (text: string | null): string | null =>
  text?.replace(/<img(?![^<>]*\ssrc="upload:[0-9a-f]{32}")[^<>]*>/gi, '') ?? null

export const changes: readonly Change[] = [
  ...Object.entries(formatted).flatMap(([table, columns]) =>
    columns.map((column): Change => ({
      migration: '0740_pictures_of_the_library_alone',
      column: `${table}.${column}`,
      now: row => withoutForeignPictures(row[column] ?? null),
    })),
  ),
  {
    migration: '0700_letters_with_files',
    column: 'application_mail.attachment',
    gone: 'a letter has several files, of which it is the first',
    into: 'attachments',
    as: ({ attachment = null }) => (attachment === null ? null : `{${attachment}}`),
  },
  {
    migration: '0700_letters_with_files',
    column: 'change_log.changes',
    now: row => (row['resource'] === 'applicationMail' ? withFiles(row['changes'] ?? null) : (row['changes'] ?? null)),
  },
  ...Object.entries({ case: vision, case_record: vision, case_success: visionOfStory }).flatMap(([table, columns]) =>
    columns.map((column): Change => ({
      migration: '0650_acuity_as_it_is_charted',
      column: `${table}.${column}`,
      now: row => asCharted(row[column] ?? null),
    })),
  ),
  {
    migration: '0470_profile_and_document',
    column: 'change_log.resource',
    now: ({ resource = null }) => (resource === 'center' ? 'profile' : resource),
  },
  {
    migration: '0370_published_content',
    column: 'notice.published',
    gone: 'whether it is published is its state',
    into: 'state',
    as: stateOf,
  },
  {
    migration: '0370_published_content',
    column: 'notice.published_at',
    gone: 'since when it is published is its beginning',
    into: 'valid_from',
    as: ({ published, published_at = null, updated_at = null }) =>
      published === 'true' ? (published_at ?? updated_at) : published_at,
  },
  {
    migration: '0370_published_content',
    column: 'help.published',
    gone: 'whether it is published is its state',
    into: 'state',
    as: stateOf,
  },
  {
    migration: '0370_published_content',
    column: 'user_help.published',
    gone: 'whether it is published is its state',
    into: 'state',
    as: stateOf,
  },
  {
    migration: '0240_operator_notices',
    column: 'notice.personal',
    gone: 'what the product tells operators stands in a table of its own',
  },
  {
    migration: '0240_operator_notices',
    column: 'notice.operators',
    gone: 'what the product tells operators stands in a table of its own',
  },
  // A top-up that was never paid and is cancelled is billed for what was used of it, which can be paid now.
  {
    migration: '0051_journal',
    column: 'recharge.amount',
    now: row => (isCancelled(row) ? usedOf(row) : (row['amount'] ?? null)),
  },
  {
    migration: '0051_journal',
    column: 'recharge.pay_status',
    now: row => (isCancelled(row) && row['used_times'] !== '0' ? 'unpaid' : (row['pay_status'] ?? null)),
  },
  // Types without a name become 2; the history keeps which they were.
  { migration: '0140_named_types', column: 'notice.type', now: ({ type = null }) => (Number(type) > 2 ? '2' : type) },
  { migration: '0140_named_types', column: 'help.type', now: ({ type = null }) => (Number(type) > 2 ? '2' : type) },
  {
    migration: '0141_in_the_language_of_the_reader',
    column: 'refund_request.answer',
    now: ({ answer = null, review }) => (review === 'failed' ? null : answer),
  },
  {
    migration: '0141_in_the_language_of_the_reader',
    column: 'refund_request.version',
    now: ({ version = null, review }) => (review === 'failed' ? String(Number(version) + 1) : version),
  },
  {
    migration: '0141_in_the_language_of_the_reader',
    table: 'change_log',
    grows: 'the history keeps what was said of refunds that failed',
  },
  {
    migration: '0141_in_the_language_of_the_reader',
    column: 'message.subject',
    gone: 'what a message is about is a key of its own, and its subject follows from that and its language',
  },
  {
    migration: '0141_in_the_language_of_the_reader',
    column: 'message.search',
    gone: 'messages were found by their subject alone, and are filtered by what they are about',
  },
  {
    migration: '0091_numbers_that_do_not_count',
    table: 'case_serial',
    gone: 'digits of case numbers are drawn and no longer counted',
  },
  { migration: '0081_sealed_messages', column: 'message.body', now: () => null },
  {
    migration: '0081_sealed_messages',
    column: 'message.state',
    now: ({ state = null, body }) => (body !== null && (state === 'waiting' || state === 'failed') ? 'expired' : state),
  },
  {
    migration: '0081_sealed_messages',
    column: 'message.next_try_at',
    now: ({ next_try_at = null, body }) => (body === null ? next_try_at : null),
  },
]

/** Counted by triggers from the rows of the other tables; a test of its own holds that they agree. */
export const derived: ReadonlySet<string> = new Set(['total', 'total_delta'])
