import type { Same } from '../../Same.ts'
import type zh from '../../zh/cards/codes.ts'

/** Texts of what is done with the codes of a batch; they come with it. */
export default {
  fetch: 'Fetch the codes',
  once: 'The codes can be fetched once: afterwards the server keeps nothing that tells them, and nobody can look at them again. Do it where you can keep the file safe.',
  fetched: 'The codes of %{count} %{count|card|cards} are here',
  saved: 'Make sure that the file is saved before you close this; they cannot be fetched again.',
  csv: 'Save as CSV',
  sheet: 'Save as cards (PDF)',
  close: 'Close',
  cancel: 'Cancel',
  number: 'Card number',
  code: 'Code',
  file: 'card-codes',
  redeem: 'Redeem a card',
  redeemedBefore: 'This card was redeemed for this patient before. Nothing was added now.',
  redeemed: 'The card was redeemed: %{times} %{times|time|times} more',
  codeHint: 'The 16 characters under the scratch-off; capitals and hyphens do not matter',
} satisfies Same<typeof zh>
