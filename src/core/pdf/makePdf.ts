import { jsPDF } from 'jspdf'
import { createGlyphs } from './font/createGlyphs.ts'
import { readCharacters } from './font/readCharacters.ts'
import { wordsOf } from './Report.ts'
import type { Report, Section } from './Report.ts'
import { plainText } from './font/plainText.ts'
import { teachFont, teachLibrary } from './writer/beyond.ts'
import { draw } from './writer/draw.ts'
import { layOut } from './writer/layOut.ts'

export interface MakePdfOptions {
  /** A TrueType font that has the characters of a text, as far as there are glyphs for them. */
  readonly fetchFont: (text: string) => Promise<Uint8Array>
  /** What is written where the font lacks characters, which are spelled by their codes (`U+20BB7`). */
  readonly note: (codes: string) => string
  /** Most characters that may be asked for at once. */
  readonly mostCharacters: number
}

export interface Pdf {
  readonly file: Blob
  /** Characters that are not in the font, and for which a box stands. */
  readonly missing: readonly string[]
}

const fontName = 'NotoSansSC'
/** What the document says beside what it is given: numbers of pages, codes of characters, a dash for nothing. */
const furniture = '0123456789/ ABCDEFU+–·□'

const base64Of = (bytes: Uint8Array): string => {
  let text = ''
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return btoa(text)
}

const charactersOf = (report: Report, { note, mostCharacters }: MakePdfOptions): string =>
  [...new Set(plainText(`${furniture}${note('')}${wordsOf(report)}`).replaceAll('\n', ''))]
    .slice(0, mostCharacters)
    .join('')

const codeOf = (character: string): string =>
  `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`
const mostTold = 24

const noteOf = (missing: readonly string[], note: MakePdfOptions['note']): Section[] => {
  if (missing.length === 0) return []
  const codes = `${missing.slice(0, mostTold).map(codeOf).join(' ')}${missing.length > mostTold ? ' …' : ''}`
  return [{ parts: [{ kind: 'text', tone: 'muted', text: note(codes) }] }]
}

/**
 * Sets a report as a PDF file of A4 pages with its font in it. Rejects as `fetchFont` does, and where its font cannot
 * be read.
 */
export const makePdf = async (report: Report, options: MakePdfOptions): Promise<Pdf> => {
  const font = await options.fetchFont(charactersOf(report, options))
  const characters = readCharacters(font)
  const glyphs = createGlyphs(characters)
  teachLibrary(jsPDF)
  const pdf = new jsPDF({ unit: 'mm', format: 'a4', compress: true, putOnlyUsedFonts: true })
  pdf.addFileToVFS(`${fontName}.ttf`, base64Of(font))
  pdf.addFont(`${fontName}.ttf`, fontName, 'normal', 'Identity-H')
  pdf.setFont(fontName, 'normal').setFontSize(10)
  teachFont(pdf.getFont().metadata, characters, glyphs.beyond)
  // Without names: a title may be shown where the file is not opened.
  pdf.setProperties({ title: report.title }).setLanguage(report.language === 'zh' ? 'zh-CN' : 'en-US')

  const widths = new Map<string, number>()
  const widthOf = (character: string): number => {
    const width = widths.get(character) ?? pdf.getStringUnitWidth(character)
    widths.set(character, width)
    return width
  }
  const missing = glyphs.missingOf(wordsOf(report))
  const pages = layOut(
    { ...report, sections: [...report.sections, ...noteOf(missing, options.note)] },
    { set: glyphs.set, widthOf },
  )
  draw(pdf, pages)
  return { file: pdf.output('blob'), missing }
}
