import { strToU8, zipSync } from 'fflate'
import type { Zippable } from 'fflate'

const escape = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')

/** The address of a cell: `cellName(2, 0)` is C1. */
export const cellName = (column: number, row: number): string => {
  const letters = (at: number): string =>
    (at < 26 ? '' : letters(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26))
  return `${letters(column)}${row + 1}`
}

export const inline = (text: string): string => `t="inlineStr"><is><t xml:space="preserve">${escape(text)}</t></is>`
export const number = (spelled: string, style = 0): string => `s="${style}"><v>${spelled}</v>`

const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

export interface BookOptions {
  /** What stands behind the rows, such as merged cells. */
  readonly after?: string
  readonly shared?: readonly string[]
  readonly from1904?: boolean
  readonly more?: Zippable
  /** The whole sheet in the place of rows. */
  readonly sheet?: string
}

/** Style 1 is a date of the built-in formats, 2 a date with time of its own, 3 a number with digits. */
const styles =
  `<styleSheet ${main}><numFmts><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/><numFmt numFmtId="165" formatCode="[Red]0.00&quot;d&quot;"/></numFmts>` +
  '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>'

/** The XML of rows whose cells are as `inline` and `number` spell them; '' is no cell. */
export const sheetXml = (rows: readonly (readonly string[])[], after = ''): string =>
  `<worksheet ${main}><sheetData>${rows
    .map(
      (cells, row) =>
        `<row r="${row + 1}">${cells
          .map((cell, column) => (cell === '' ? '' : `<c r="${cellName(column, row)}" ${cell}</c>`))
          .join('')}</row>`,
    )
    .join('')}</sheetData>${after}</worksheet>`

/** A workbook as Excel would write it, made here so that nothing of unknown origin is kept. */
export const workbook = (
  rows: readonly (readonly string[])[],
  { after = '', shared = [], from1904 = false, more = {}, sheet }: BookOptions = {},
): Uint8Array =>
  zipSync({
    '[Content_Types].xml': strToU8('<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>'),
    '_rels/.rels': strToU8(
      `<Relationships><Relationship Id="r1" Type="${relation}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    'xl/workbook.xml': strToU8(
      `<workbook ${main} xmlns:r="${relation}"><workbookPr${from1904 ? ' date1904="1"' : ''}/>` +
        '<sheets><sheet name="Hidden" sheetId="2" state="hidden" r:id="r9"/><sheet name="患者" sheetId="1" r:id="r1"/></sheets></workbook>',
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships><Relationship Id="r1" Type="${relation}/worksheet" Target="worksheets/sheet1.xml"/>` +
        `<Relationship Id="r9" Type="${relation}/worksheet" Target="worksheets/sheet9.xml"/><Relationship Id="r2" Type="${relation}/styles" Target="styles.xml"/>` +
        `<Relationship Id="r3" Type="${relation}/sharedStrings" Target="/xl/sharedStrings.xml"/></Relationships>`,
    ),
    'xl/styles.xml': strToU8(styles),
    'xl/sharedStrings.xml': strToU8(`<sst ${main}>${shared.join('')}</sst>`),
    'xl/worksheets/sheet1.xml': strToU8(sheet ?? sheetXml(rows, after)),
    ...more,
  })

/** A workbook of plain texts. */
export const textBook = (rows: readonly (readonly string[])[], options: BookOptions = {}): Uint8Array =>
  workbook(
    rows.map(cells => cells.map(cell => (cell === '' ? '' : inline(cell)))),
    options,
  )
