import { xml } from './xml.ts'

/** The fixed parts of a workbook. Dates are numbers with a date format; format 5 marks a text that must stay one. */
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const opc = 'http://schemas.openxmlformats.org/package/2006'

const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1)

/** Start of a sheet: the header row stays in sight. */
export const sheetStart = (widths: readonly number[]): string => {
  const columns = widths.map((width, i) => `<col min="${i + 1}" max="${i + 1}" width="${width}" customWidth="1"/>`)
  return (
    `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>` +
    `</sheetView></sheetViews>${columns.length > 0 ? `<cols>${columns.join('')}</cols>` : ''}<sheetData>`
  )
}

export const sheetEnd = '</sheetData></worksheet>'

/**
 * A sheet's name: at most 31 characters, and not those that references use. `number` tells it from others of its name.
 */
const sheetName = (name: string, number: number): string => {
  const clean =
    name
      .replace(/[[\]:*?/\\]/g, ' ')
      .replace(/^'|'$/g, ' ')
      .trim() || 'Sheet'
  const suffix = number === 1 ? '' : ` ${number}`
  return [...clean].slice(0, 31 - suffix.length).join('') + suffix
}

/** The names of sheets, each once whatever the case of its letters. */
const sheetNames = (names: readonly string[]): readonly string[] => {
  const taken = new Set<string>()
  return names.map(name => {
    let number = 1
    while (taken.has(sheetName(name, number).toLowerCase())) number += 1
    taken.add(sheetName(name, number).toLowerCase())
    return sheetName(name, number)
  })
}

export const workbook = (names: readonly string[]): string =>
  `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>` +
  sheetNames(names)
    .map((name, i) => `<sheet name="${xml(name)}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`)
    .join('') +
  '</sheets></workbook>'

export const workbookRelations = (sheets: number): string =>
  `${head}<Relationships xmlns="${opc}/relationships">` +
  numbers(sheets)
    .map(i => `<Relationship Id="rId${i}" Type="${office}/worksheet" Target="worksheets/sheet${i}.xml"/>`)
    .join('') +
  `<Relationship Id="rId${sheets + 1}" Type="${office}/styles" Target="styles.xml"/></Relationships>`

export const packageRelations = `${head}<Relationships xmlns="${opc}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`

const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

export const contentTypes = (sheets: number): string =>
  `${head}<Types xmlns="${opc}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
  `<Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/>` +
  `<Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/>` +
  numbers(sheets)
    .map(i => `<Override PartName="/xl/worksheets/sheet${i}.xml" ContentType="${types}.worksheet+xml"/>`)
    .join('') +
  '</Types>'

const format = (numberFormat: number, more = ''): string =>
  `<xf numFmtId="${numberFormat}" fontId="0" fillId="0" borderId="0" xfId="0"${more}/>`

export const styles =
  `${head}<styleSheet xmlns="${main}"><numFmts count="3"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/>` +
  '<numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/><numFmt numFmtId="166" formatCode="0.0%"/></numFmts>' +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  `<cellXfs count="7">${format(0)}${format(4, ' applyNumberFormat="1"')}${format(164, ' applyNumberFormat="1"')}${format(165, ' applyNumberFormat="1"')}` +
  `<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>${format(0, ' quotePrefix="1"')}${format(166, ' applyNumberFormat="1"')}</cellXfs>` +
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>'
