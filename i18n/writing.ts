import type { Writing } from '../resources/core/words.ts'

const dateStyle = (locale: string): Intl.DateTimeFormatOptions =>
  locale === 'zh' ? { year: 'numeric', month: '2-digit', day: '2-digit' } : { year: 'numeric', month: 'short', day: 'numeric' }

/** Made when it is first asked for: each costs milliseconds, and a page needs few of them. */
const once = <T,>(make: () => T): (() => T) => {
  let made: T | undefined
  return () => (made ??= make())
}

/** What is written alike in all languages: the first format of numbers that a page makes costs it a twentieth of a second. */
const isPlain = (value: number): boolean => Number.isInteger(value) && value >= 0 && value < 1000

/** How a language writes values. Each part is made when it is first asked for. */
export const writingIn = (locale: string, timeZone: string): Writing => {
  const tag = locale === 'zh' ? 'zh-CN' : locale
  const plain = once(() => new Intl.NumberFormat(tag))
  const yuan = once(() => new Intl.NumberFormat(tag, { style: 'currency', currency: 'CNY', currencyDisplay: 'narrowSymbol' }))
  const day = once(() => new Intl.DateTimeFormat(tag, { ...dateStyle(locale), timeZone: 'UTC' }))
  const time = once(() => new Intl.DateTimeFormat(tag, {
    ...dateStyle(locale), hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone,
  }))
  const listing = once(() => new Intl.ListFormat(tag, { type: 'unit', style: 'short' }))
  const written = (format: Intl.DateTimeFormat, value: string, at: number): string => (Number.isNaN(at) ? value : format.format(at))
  return {
    // Zero has no sign: adding to it takes that of a negated one away.
    number: (value, digits, signed = false) => (digits === undefined ? (isPlain(value) ? String(value + 0) : plain().format(value + 0))
      : new Intl.NumberFormat(tag, { minimumFractionDigits: digits, maximumFractionDigits: digits, signDisplay: signed ? 'exceptZero' : 'auto' }).format(value + 0)),
    money: fen => yuan().format(fen / 100 + 0),
    date: value => written(day(), value, Date.parse(`${value}T00:00:00Z`)),
    moment: value => written(time(), value, Date.parse(value)),
    list: values => (locale === 'zh' ? values.join('、') : listing().format(values)),
  }
}
