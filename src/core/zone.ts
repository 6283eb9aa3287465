import { businessZone } from '../shell/installation/businessZone.ts'

const parts = (timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })

/** A moment as the local `YYYY-MM-DDTHH:mm` of a zone, as a datetime-local input takes it; '' where there is none. */
export const toLocal = (moment: string | null | undefined, timeZone: string = businessZone()): string => {
  const time = Date.parse(moment ?? '')
  if (Number.isNaN(time)) return ''
  const part = Object.fromEntries(
    parts(timeZone)
      .formatToParts(time)
      .map(({ type, value }) => [type, value]),
  )
  return `${part['year']}-${part['month']}-${part['day']}T${part['hour']}:${part['minute']}`
}

/** Minutes by which a zone is ahead of UTC at a moment. */
const offsetAt = (time: number, timeZone: string): number => {
  const named = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(time)
  const match = /GMT([+-])(\d\d):(\d\d)/.exec(named.find(part => part.type === 'timeZoneName')?.value ?? '')
  return match ? (match[1] === '-' ? -1 : 1) * (Number(match[2]) * 60 + Number(match[3])) : 0
}

const two = (value: number): string => String(value).padStart(2, '0')

/** A local `YYYY-MM-DDTHH:mm` of a zone as ISO 8601 with offset; null where it is none. */
export const fromLocal = (local: string, timeZone: string = businessZone()): string | null => {
  const asUtc = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(local) ? Date.parse(`${local}:00Z`) : NaN
  if (Number.isNaN(asUtc)) return null
  const offset = offsetAt(asUtc - offsetAt(asUtc, timeZone) * 60_000, timeZone)
  return `${local}:00${offset < 0 ? '-' : '+'}${two(Math.floor(Math.abs(offset) / 60))}:${two(Math.abs(offset) % 60)}`
}
