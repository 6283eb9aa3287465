import { addDays } from '../../../domain/calendar.ts'
import { stamped } from '../stored.ts'

export const paragraphs = (...texts: readonly string[]): string => texts.map(text => `<p>${text}</p>`).join('')

/** For all organisations, since a moment and without an end; or not yet. */
export const publishedAt = (at: string) =>
  ({ hospitals: null, state: 'published', validFrom: at, validUntil: null }) as const
export const unpublished = { hospitals: null, state: 'draft', validFrom: null, validUntil: null } as const

/**
 * How far something has got with being published; days are counted from the day of the sample, those to come are below
 * zero.
 */
export type Publication =
  | { readonly state: 'draft' }
  | { readonly state: 'scheduled' | 'published'; readonly daysAgo: number; readonly endsIn?: number }
  | { readonly state: 'withdrawn' | 'expired'; readonly daysAgo: number; readonly ended: number }

export const draft: Publication = { state: 'draft' }
/** Published so many days ago, and to end in so many days. */
export const since = (daysAgo: number, endsIn?: number): Publication => ({
  state: 'published',
  daysAgo,
  ...(endsIn === undefined ? {} : { endsIn }),
})
export const comesIn = (days: number, endsIn?: number): Publication => ({
  state: 'scheduled',
  daysAgo: -days,
  ...(endsIn === undefined ? {} : { endsIn }),
})
export const withdrawn = (daysAgo: number, ended: number): Publication => ({ state: 'withdrawn', daysAgo, ended })
export const expired = (daysAgo: number, ended: number): Publication => ({ state: 'expired', daysAgo, ended })

const writer = 2

/** What a record has besides what readers are told of it: for whom it is, its state, and who wrote it when. */
export const publication = (today: string, one: Publication, hospitals: number[] | null = null) => {
  const at = (days: number, time: string): string => `${addDays(today, days)}T${time}:00.000Z`
  const began = one.state === 'draft' ? null : -one.daysAgo
  const ends = one.state === 'expired' ? -one.ended : 'endsIn' in one ? one.endsIn : undefined
  // What is to come was written the other day; what is out was written a day before.
  const written = at(began === null || began >= 0 ? -2 : began - 1, '06:20')
  const changed =
    one.state === 'withdrawn' || one.state === 'expired'
      ? at(-one.ended, '16:00')
      : began === null
        ? written
        : began >= 0
          ? at(-1, '08:40')
          : at(began, '01:00')
  return {
    hospitals,
    state: one.state,
    validFrom: began === null ? null : at(began, '01:00'),
    validUntil: ends === undefined ? null : at(ends, '16:00'),
    ...stamped(written, writer, changed),
  }
}
