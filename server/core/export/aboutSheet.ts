import type { Words } from '../../../resources/core/words.ts'
import type { Row, Sheet } from './cell.ts'
import { inBatches } from './inBatches.ts'

/** What a workbook is of, each in words; '' where there is nothing to say. */
export interface About {
  /** What its page is called. */
  readonly title: string
  /** The days. */
  readonly range?: string
  /** The days that numbers are compared with, which no title of a column tells. */
  readonly compared?: string
  readonly filters: string
  /** The moment as of which it holds. */
  readonly asOf: string
}

/** The last sheet of a workbook: a file that is passed on tells what it was filtered by, and when. */
export const aboutSheet = (
  { t }: Pick<Words, 't'>,
  { title, range = '', compared = '', filters, asOf }: About,
): Sheet => {
  const lines = { range, compared, filters: filters || t('app.exporting.about.unfiltered'), asOf }
  const rows = Object.entries(lines)
    .filter(([, text]) => text !== '')
    .map(([line, text]): Row => [
      { type: 'text', value: t(`app.exporting.about.${line}`) },
      { type: 'text', value: text },
    ])
  return {
    name: t('app.exporting.about.name'),
    titles: [t('app.exporting.about.title'), title],
    batches: inBatches(rows),
  }
}
