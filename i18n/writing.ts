import type { Writing } from '../resources/core/words.ts'

const dateStyle = (locale: string): Intl.DateTimeFormatOptions =>
  locale === 'zh'
    ? { year: 'numeric', month: '2-digit', day: '2-digit' }
    : { year: 'numeric', month: 'short', day: 'numeric' }

/** Made when it is first asked for: each costs milliseconds, and a page needs few of them. */
const once = <T>(make: () => T): (() => T) => {
  let made: T | undefined
  return () => (made ??= make())
}

/**
 * What is written alike in all languages: the first format of numbers that a page makes costs it a twentieth of a
 * second.
 */
const isPlain = (value: number): boolean => Number.isInteger(value) && value >= 0 && value < 1000

/** How a language writes values. Each part is made when it is first asked for. */
export const writingIn = (locale: string, timeZone: string): Writing => {
  const tag = locale === 'zh' ? 'zh-CN' : locale
  const plain = once(() => new Intl.NumberFormat(tag))
  const yuan = once(
    () => new Intl.NumberFormat(tag, { style: 'currency', currency: 'CNY', currencyDisplay: 'narrowSymbol' }),
  )
  const day = once(() => new Intl.DateTimeFormat(tag, { ...dateStyle(locale), timeZone: 'UTC' }))
  const time = once(
    () =>
      new Intl.DateTimeFormat(tag, {
        ...dateStyle(locale),
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
        timeZone,
      }),
  )
  const share = once(
    () => new Intl.NumberFormat(tag, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  )
  const signedShare = once(
    () =>
      new Intl.NumberFormat(tag, {
        style: 'percent',
        minimumFractionDigits: 1,
        maximumFractionDigits: 1,
        signDisplay: 'exceptZero',
      }),
  )
  const compact = once(() => new Intl.NumberFormat(tag, { notation: 'compact', maximumFractionDigits: 1 }))
  const month = once(
    () => new Intl.DateTimeFormat(tag, { year: 'numeric', month: locale === 'zh' ? 'long' : 'short', timeZone: 'UTC' }),
  )
  const monthDay = once(
    () =>
      new Intl.DateTimeFormat(tag, { month: locale === 'zh' ? 'numeric' : 'short', day: 'numeric', timeZone: 'UTC' }),
  )
  const weekday = once(() => new Intl.DateTimeFormat(tag, { weekday: 'short', timeZone: 'UTC' }))
  // Thousands are written with a small letter, as other units are.
  const short = (value: number): string =>
    compact()
      .formatToParts(value + 0)
      .map(part => (part.type === 'compact' && part.value === 'K' ? 'k' : part.value))
      .join('')
  const listing = once(() => new Intl.ListFormat(tag, { type: 'unit', style: 'short' }))
  const choice = once(() => new Intl.ListFormat(tag, { type: 'disjunction' }))
  const written = (format: Intl.DateTimeFormat, value: string, at: number): string =>
    Number.isNaN(at) ? value : format.format(at)
  return {
    // Zero has no sign: adding to it takes that of a negated one away.
    number: (value, digits, signed = false) =>
      digits === undefined
        ? isPlain(value)
          ? String(value + 0)
          : plain().format(value + 0)
        : new Intl.NumberFormat(tag, {
            minimumFractionDigits: digits,
            maximumFractionDigits: digits,
            signDisplay: signed ? 'exceptZero' : 'auto',
          }).format(value + 0),
    money: fen => yuan().format(fen / 100 + 0),
    date: value => written(day(), value, Date.parse(`${value}T00:00:00Z`)),
    moment: value => written(time(), value, Date.parse(value)),
    share: (fraction, signed = false) => (signed ? signedShare() : share()).format(fraction + 0),
    compact: short,
    compactMoney: fen => (fen < 0 ? `-¥${short(-fen / 100)}` : `¥${short(fen / 100)}`),
    month: day => month().format(Date.parse(`${day}T00:00:00Z`)),
    monthDay: day => monthDay().format(Date.parse(`${day}T00:00:00Z`)),
    // 1 January 2024 was a Monday.
    weekday: day => weekday().format(Date.UTC(2024, 0, day)),
    list: values => (locale === 'zh' ? values.join('、') : listing().format(values)),
    either: values => choice().format(values),
  }
}
