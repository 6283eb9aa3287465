import { save } from '../core/pdf/exporting.ts'
import type { Exporting } from '../core/pdf/exporting.ts'
import { saveFile } from '../core/saveFile.ts'
import { dataReport } from './dataReport.ts'
import type { ToldSubject } from './dataReport.ts'

/** What the server gave, as a file; it is indented, so that one can read it without a program. */
export const saveData = (content: string, number: string): void =>
  saveFile(
    new Blob([JSON.stringify(JSON.parse(content), null, 2)], { type: 'application/json' }),
    `data-${number}.json`,
  )

/** The same for paper; answers the characters that its font lacks. */
export const saveReport = (content: string, number: string, exporting: Exporting): Promise<readonly string[]> =>
  save(dataReport(JSON.parse(content) as ToldSubject, exporting.words, exporting.making), exporting, 'data', number)
