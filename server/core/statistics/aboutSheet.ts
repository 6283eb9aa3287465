import type { Words } from '../../../resources/core/words.ts'
import type { Row, Sheet } from '../export/cell.ts'
import { inBatches } from '../export/inBatches.ts'

/** What the numbers of a workbook are of, each in words; '' where there is nothing to say. */
export interface About {
  readonly title: string
  /** The days. */
  readonly range: string
  readonly filters: string
  /** The moment as of which they hold. */
  readonly asOf: string
}

/** The last sheet of a workbook: a file that is passed on tells what it was filtered by, and when. */
export const aboutSheet = ({ t }: Pick<Words, 't'>, { title, range, filters, asOf }: About): Sheet => {
  const lines = { range, filters: filters || t('app.report.about.unfiltered'), asOf }
  const rows = Object.entries(lines)
    .filter(([, text]) => text !== '')
    .map(([line, text]): Row => [
      { type: 'text', value: t(`app.report.about.${line}`) },
      { type: 'text', value: text },
    ])
  return { name: t('app.report.about.name'), titles: [t('app.report.about.report'), title], batches: inBatches(rows) }
}
