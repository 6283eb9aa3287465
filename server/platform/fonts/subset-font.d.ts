declare module 'subset-font' {
  interface Options {
    readonly targetFormat?: 'sfnt' | 'truetype' | 'woff' | 'woff2'
    readonly noHinting?: boolean
    readonly noLayoutClosure?: boolean
    readonly keepFeatures?: readonly string[]
    readonly dropTables?: readonly string[]
  }
  /** The font with the glyphs of a text alone; characters that it has no glyph for are left out silently. */
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>
}

declare module 'fontverter' {
  const fontverter: { convert(font: Buffer, to: 'sfnt' | 'truetype' | 'woff' | 'woff2'): Promise<Buffer> }
  export default fontverter
}
