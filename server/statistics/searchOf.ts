import type { InferRecord } from '../../resources/core/index.ts'
import type { reportSubscription } from '../../resources/statistics/reportSubscription.ts'

type Stored = InferRecord<typeof reportSubscription>

/** What of a subscription says what is sent, and when. */
export type Subscription = Pick<Stored, 'report' | 'range' | 'frequency' | 'hour'> &
  Partial<Pick<Stored, 'step' | 'compare' | 'filters' | 'weekday' | 'monthDay'>>

/** What a subscription asks for as the address of its report's page says it. */
export const searchOf = ({
  range,
  step,
  compare,
  filters,
}: Pick<Subscription, 'range' | 'step' | 'compare' | 'filters'>): URLSearchParams =>
  new URLSearchParams([
    ['range', range],
    ...(step ? [['step', step]] : []),
    ['compare', (compare ?? []).join(',') || 'none'],
    ...Object.entries((filters ?? {}) as Readonly<Record<string, readonly string[]>>).map(([name, values]) => [
      name,
      values.join(','),
    ]),
  ])
