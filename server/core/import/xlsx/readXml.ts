import { SaxesParser } from 'saxes'
import { refuse } from '../read/refuse.ts'

/** What is told of a document: names without their prefix. */
export interface XmlEvents {
  open?(name: string, attributes: Readonly<Record<string, string>>): void
  close?(name: string): void
  text?(text: string): void
}

const local = (name: string): string => name.slice(name.indexOf(':') + 1)

/**
 * Reads a document piece by piece and pauses after each, when `pause` is called. Document types are refused, and so are
 * entities but the five of XML itself: nothing outside of the document is ever looked at. Throws 400 where it is no
 * well-formed XML.
 */
export async function* readXml(pieces: AsyncIterable<Uint8Array>, events: XmlEvents): AsyncGenerator<void> {
  const parser = new SaxesParser()
  parser.on('doctype', () => {
    throw refuse('sheetBroken')
  })
  parser.on('error', () => {
    throw refuse('sheetBroken')
  })
  parser.on('opentag', ({ name, attributes }) =>
    events.open?.(local(name), attributes as Readonly<Record<string, string>>),
  )
  parser.on('closetag', ({ name }) => events.close?.(local(name)))
  parser.on('text', text => events.text?.(text))
  parser.on('cdata', text => events.text?.(text))
  let decoder: TextDecoder | undefined
  try {
    for await (const piece of pieces) {
      const [first, second] = piece
      decoder ??= new TextDecoder(
        first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8',
        { fatal: true },
      )
      parser.write(decoder.decode(piece, { stream: true }))
      yield
    }
    parser.write(decoder?.decode() ?? '').close()
  } catch (error) {
    throw error instanceof TypeError ? refuse('sheetBroken') : error
  }
  yield
}

/** Reads a whole document that is small. */
export const readAllXml = async (pieces: AsyncIterable<Uint8Array>, events: XmlEvents): Promise<void> => {
  const reading = readXml(pieces, events)
  while (!(await reading.next()).done);
}
