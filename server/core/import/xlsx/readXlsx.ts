import type { SheetFile, SheetRow } from '../read/Cell.ts'
import { readDateStyles } from './dateFormats.ts'
import { Package } from './Package.ts'
import { readXml } from './readXml.ts'
import { readSharedStrings } from './sharedStrings.ts'
import { SheetReader } from './SheetReader.ts'
import { openWorkbook } from './workbook.ts'

async function* rowsOf(pieces: AsyncIterable<Uint8Array>, reader: SheetReader): AsyncGenerator<readonly SheetRow[]> {
  const reading = readXml(pieces, reader)
  while (!(await reading.next()).done) yield reader.take()
  reader.end()
}

/**
 * The first visible sheet of a workbook. Links to other files are never followed. Throws 400 for what cannot be read
 * safely.
 */
export const readXlsx = async (bytes: Uint8Array): Promise<SheetFile> => {
  const pack = new Package(bytes)
  const { name, sheet, sharedStrings, styles, from1904 } = await openWorkbook(pack)
  const reader = new SheetReader({
    shared:
      sharedStrings !== undefined && pack.has(sharedStrings) ? await readSharedStrings(pack.read(sharedStrings)) : [],
    dateStyles: styles !== undefined && pack.has(styles) ? await readDateStyles(pack.read(styles)) : [],
    from1904,
  })
  return { name, rows: rowsOf(pack.read(sheet), reader) }
}
