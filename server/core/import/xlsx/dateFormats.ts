import { readAllXml } from './readXml.ts'

/** Formats of dates and times that every workbook has, the Chinese ones included. */
const builtIn = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58)

/**
 * Whether a format shows a number as a date or time: it has a letter of one outside of quotes, colours and conditions.
 */
export const isDateFormat = (code: string): boolean =>
  /[ymdhs]/i.test(
    code.replace(/"[^"]*"|\\.|_.|\*.|\[(?!h+\]|m+\]|s+\])[^[\]]*\]/gi, '').replace(/general|AM\/PM|A\/P/gi, ''),
  )

/** Of each cell style, whether it shows dates. */
export const readDateStyles = async (pieces: AsyncIterable<Uint8Array>): Promise<readonly boolean[]> => {
  const formats = new Map<number, boolean>()
  const styles: boolean[] = []
  let isInCells = false
  await readAllXml(pieces, {
    open(name, { numFmtId, formatCode }) {
      if (name === 'numFmt') formats.set(Number(numFmtId), isDateFormat(formatCode ?? ''))
      else if (name === 'cellXfs') isInCells = true
      else if (name === 'xf' && isInCells) styles.push(formats.get(Number(numFmtId)) ?? builtIn(Number(numFmtId)))
    },
    close(name) {
      if (name === 'cellXfs') isInCells = false
    },
  })
  return styles
}
