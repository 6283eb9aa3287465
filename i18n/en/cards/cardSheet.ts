import type { Same } from '../../Same.ts'
import type zh from '../../zh/cards/cardSheet.ts'

export default {
  title: 'Prepaid cards',
  count: '%{smart_count} card |||| %{smart_count} cards',
  number: 'Card number',
  code: 'Code',
  times: '%{times} %{times|time|times}',
  timesAndGifts: '%{times} %{times|time|times}, and %{gifts} as a gift',
  unlimited: 'Valid for ever',
  days: 'Valid for %{days} %{days|day|days} from the sale',
  until: 'Valid until %{day}',
} satisfies Same<typeof zh>
