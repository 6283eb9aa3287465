import { createClient } from '../../../dataProvider/index.ts'
import type { Clients, VisionDataProvider } from '../../../dataProvider/index.ts'
import type { Resources } from '../../../resources/index.ts'
import { mostCharacters } from '../../../resources/core/mostCharacters.ts'
import { saveFile } from '../saveFile.ts'
import type { Making, DocumentHead, Values, Words } from './Words.ts'
import { makePdf } from './makePdf.ts'
import type { Report } from './Report.ts'

/** What an export needs of the page it is started from. */
export interface Exporting {
  readonly provider: VisionDataProvider
  readonly words: Words
  readonly making: Making
}

/** Documents that are about a patient, as the service `document` knows them. */
export type DocumentType = Parameters<Clients<Resources>['document']['head']>[0]['kind']

/** The head of a patient's document; from then on the log says that it was exported. */
export const readHead = async ({ provider }: Exporting, patient: number, kind: DocumentType): Promise<DocumentHead> =>
  await createClient(provider).document.head({ patient, kind })

export const readOne = async ({ provider }: Exporting, resource: string, id: number): Promise<Values> =>
  (await provider.getOne(resource, { id })).data as Values

/** A name of a file that names nobody: what it is, its number, and the day. */
const fileName = (kind: string, number: unknown, { today }: Making): string =>
  `${[kind, String(number ?? '').replace(/[^\p{L}\p{N}_-]+/gu, ''), today].filter(Boolean).join('-')}.pdf`

/** Makes the file and hands it to the browser to be saved, called by its kind, a number and the day; answers the characters that a box stands for. */
export const save = async (
  report: Report,
  { provider, words, making }: Exporting,
  kind: string,
  number: unknown,
): Promise<readonly string[]> => {
  const { file, missing } = await makePdf(report, {
    mostCharacters,
    note: codes => words.t('app.pdf.missing', { codes }),
    fetchFont: async text => new Uint8Array(await (await createClient(provider).document.font({ text })).arrayBuffer()),
  })
  saveFile(file, fileName(kind, number, making))
  return missing
}
