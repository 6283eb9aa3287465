import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { formatIn } from '../../src/core/format.ts'
import type { Words } from '../../src/core/pdf/Words.ts'
import { translate } from '../../i18n/index.ts'
import type { Parameters } from '../../i18n/index.ts'
import { createSubsetter } from '../../server/platform/fonts/createSubsetter.ts'
import { makePdf } from '../../src/core/pdf/makePdf.ts'
import type { Pdf } from '../../src/core/pdf/makePdf.ts'
import type { Report } from '../../src/core/pdf/Report.ts'

/** A text as it stands on a page: points from the lower left corner. */
export interface PlacedText {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly width: number
}

/** What a reader finds in a PDF file: the texts of each page, in the order in which they were written. */
export const readPdf = async (file: Blob | Uint8Array): Promise<PlacedText[][]> => {
  const data = file instanceof Blob ? new Uint8Array(await file.arrayBuffer()) : file
  const pdf = await getDocument({ data, verbosity: 0, isEvalSupported: false, disableFontFace: true }).promise
  const pages: PlacedText[][] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    pages.push(
      items.flatMap(item =>
        'str' in item && item.str.trim() !== ''
          ? [{ text: item.str, x: item.transform[4] as number, y: item.transform[5] as number, width: item.width }]
          : [],
      ),
    )
  }
  await pdf.destroy()
  return pages
}

/** All texts of a file without spaces and line ends, as lines may end anywhere. */
export const closeText = (pages: readonly (readonly PlacedText[])[]): string =>
  pages
    .flat()
    .map(({ text }) => text)
    .join('')
    .replace(/\s+/g, '')

/** Texts and formats as a page has them. */
export const wordsIn = (language: 'zh' | 'en'): Words => ({
  language,
  t: (key, parameters) => translate(language, key, parameters as Parameters),
  format: formatIn(language, 'Asia/Shanghai'),
})

const subset = createSubsetter()

/** A report as a file, its font made as the server makes it. */
export const pdfOf = (report: Report): Promise<Pdf> =>
  makePdf(report, {
    mostCharacters: 3000,
    note: codes => wordsIn(report.language).t('app.pdf.missing', { codes }),
    fetchFont: async text => new Uint8Array(await subset(text)),
  })
