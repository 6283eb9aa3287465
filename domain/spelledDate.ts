import { isCalendarDate } from './calendar.ts'

const spellings = [
  /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/,
  /^(\d{4})(\d{2})(\d{2})$/,
  /^(\d{4})年(\d{1,2})月(\d{1,2})日?$/,
]

/**
 * The calendar date that a text spells in one of the usual ways, year first: `2019-3-5`, `2019/03/05`, `2019.3.5`,
 * `20190305`,
 * `2019年3月5日`, with a time of day or without; undefined for any other text, and for a day that does not exist.
 */
export const readSpelledDate = (text: string): string | undefined => {
  const day = text
    .normalize('NFKC')
    .trim()
    .replace(/[ T]\d{1,2}:\d{2}(:\d{2}(\.\d+)?)?$/, '')
    .replace(/\s+/g, '')
  const found = spellings.map(spelling => spelling.exec(day)).find(match => match !== null)
  if (!found) return undefined
  const [, year = '', month = '', date = ''] = found
  const spelled = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  return isCalendarDate(spelled) ? spelled : undefined
}

const digits = '〇一二三四五六七八九'
/** A Chinese number below a hundred: `五`, `十一`, `二十三`. */
const chineseNumber = (text: string): number => {
  const [tens, ones = ''] = text.includes('十') ? text.split('十') : ['', text]
  const ten = text.includes('十') ? (tens === '' ? 1 : digits.indexOf(tens!)) : 0
  return 10 * ten + (ones === '' ? 0 : digits.indexOf(ones))
}

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
// No longer than September: without room between words a text would be read to its end for each of them.
const month = `(${monthNames.join('|')})[a-z]{0,6}`
const monthNumber = (name: string): number => 1 + monthNames.indexOf(name.slice(0, 3).toLowerCase())

type Read = readonly [year: number, month: number, day: number]

/** How people write days within a text, and which days each may mean: in figures, which comes first nobody knows. */
const writings: readonly { readonly form: RegExp; readonly read: (...parts: readonly string[]) => readonly Read[] }[] =
  [
    { form: /(\d{4})[-–—/.年](\d{1,2})[-–—/.月](\d{1,2})/g, read: (y, m, d) => [[Number(y), Number(m), Number(d)]] },
    { form: /(?<!\d)(\d{4})(\d{2})(\d{2})(?!\d)/g, read: (y, m, d) => [[Number(y), Number(m), Number(d)]] },
    {
      form: /(\d{1,2})[-–—/.](\d{1,2})[-–—/.](\d{4})/g,
      read: (one, other, y) => [
        [Number(y), Number(other), Number(one)],
        [Number(y), Number(one), Number(other)],
      ],
    },
    {
      form: new RegExp(`(\\d{1,2})(?:st|nd|rd|th)?(?:of)?${month}[.,]*(\\d{4})`, 'gi'),
      read: (d, m = '', y) => [[Number(y), monthNumber(m), Number(d)]],
    },
    {
      form: new RegExp(`${month}\\.?(\\d{1,2})(?:st|nd|rd|th)?,?(\\d{4})`, 'gi'),
      read: (m = '', d, y) => [[Number(y), monthNumber(m), Number(d)]],
    },
    {
      form: /([〇一二三四五六七八九]{4})年([一二三四五六七八九十]{1,2})月([一二三四五六七八九十]{1,3})/g,
      read: (y = '', m = '', d = '') => [
        [Number([...y].map(one => digits.indexOf(one)).join('')), chineseNumber(m), chineseNumber(d)],
      ],
    },
  ]

/** All days that a text may name, however it spells them, in either language. */
export const daysNamedIn = (text: string): ReadonlySet<string> => {
  // Between the parts of a day there may be room, and nothing depends on it.
  const plain = text.normalize('NFKC').replace(/\s+/g, '').replaceAll('零', '〇').replaceAll('○', '〇')
  return new Set(
    writings
      .flatMap(({ form, read }) => [...plain.matchAll(form)].flatMap(([, ...parts]) => read(...parts)))
      .map(([y, m, d]) => `${y}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`)
      .filter(isCalendarDate),
  )
}
