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
