import { limits, megabytes } from '../limits.ts'
import { refuse } from '../read/refuse.ts'
import { readAllXml } from './readXml.ts'

/** The texts that cells share, by their index. Formats inside of a text and its pronunciation are left out. */
export const readSharedStrings = async (pieces: AsyncIterable<Uint8Array>): Promise<readonly string[]> => {
  const texts: string[] = []
  let text = ''
  let size = 0
  let isText = false
  let spoken = 0
  await readAllXml(pieces, {
    open(name) {
      if (name === 'si') text = ''
      else if (name === 'rPh') spoken += 1
      else if (name === 't') isText = spoken === 0
    },
    text(more) {
      if (!isText) return
      size += more.length
      if (size > limits.shared) throw refuse('sheetTooLarge', { max: megabytes(limits.unpacked) })
      text += more
    },
    close(name) {
      if (name === 't') isText = false
      else if (name === 'rPh') spoken -= 1
      else if (name === 'si') texts.push(text)
    },
  })
  return texts
}
