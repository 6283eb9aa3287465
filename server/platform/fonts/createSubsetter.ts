import { createHash } from 'node:crypto'
import { readSourceFont } from './sourceFont.ts'

/**
 * Cuts out of the font the characters of a text: a TrueType font that has those alone. Characters that the font lacks
 * are left out.
 */
export type Subsetter = (text: string) => Promise<Buffer>

/** Nothing that a PDF uses: without it a subset is half as large. */
const dropTables = [
  'GSUB',
  'GPOS',
  'GDEF',
  'BASE',
  'vhea',
  'vmtx',
  'VORG',
  'STAT',
  'DSIG',
  'gasp',
  'prep',
  'fpgm',
  'cvt ',
  'meta',
]

/** What stands for a character that the font lacks, and between words. */
const always = ' □'

const mostKept = 32
const mostBytes = 4_000_000

/** Each character once, in one order, so that the same characters are the same subset, whatever they say. */
const charactersOf = (text: string): string => [...new Set([...always, ...text])].sort().join('')

/** Decoded when the first subset is asked for: 10 MB that most hosts need now and then. */
const loadCutter = async (): Promise<Subsetter> => {
  const [{ default: subsetFont }, { default: fontverter }, font] = await Promise.all([
    import('subset-font'),
    import('fontverter'),
    readSourceFont(),
  ])
  const decoded = await fontverter.convert(font, 'truetype')
  return characters =>
    subsetFont(decoded, characters, {
      targetFormat: 'truetype',
      noHinting: true,
      noLayoutClosure: true,
      keepFeatures: [],
      dropTables,
    })
}

/**
 * A subsetter that keeps the latest subsets by their characters, and makes none twice at a time. Only a hash of the
 * characters is kept beside them: what they come from is health data.
 */
export const createSubsetter = (load: () => Promise<Subsetter> = loadCutter): Subsetter => {
  let loading: Promise<Subsetter> | undefined
  const cutter = (): Promise<Subsetter> => {
    // What could not be read may be there the next time.
    loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
  const kept = new Map<string, { readonly made: Promise<Buffer>; size: number }>()

  const forgetOldest = (): void => {
    let bytes = [...kept.values()].reduce((sum, { size }) => sum + size, 0)
    for (const [key, { size }] of kept) {
      if (kept.size <= mostKept && bytes <= mostBytes) return
      kept.delete(key)
      bytes -= size
    }
  }

  return text => {
    const characters = charactersOf(text)
    const key = createHash('sha256').update(characters).digest('hex')
    const entry = kept.get(key) ?? { made: cutter().then(cut => cut(characters)), size: 0 }
    const isNew = !kept.delete(key)
    kept.set(key, entry)
    if (isNew)
      void entry.made.then(
        font => {
          entry.size = font.byteLength
          forgetOldest()
        },
        () => kept.delete(key),
      )
    return entry.made
  }
}
