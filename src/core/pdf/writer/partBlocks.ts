import type { Part, Section } from '../Report.ts'
import { bodySize, lineHeight, smallSize, textWidth } from './measures.ts'
import { pairBlocks } from './pairBlocks.ts'
import type { Block } from './paginate.ts'
import { cut, place, setLines } from './Setter.ts'
import type { Face } from './Setter.ts'
import { tableBlocks } from './tableBlocks.ts'

const titleSize = 11

/** A text goes over pages by its lines; its label and first two lines stay together, and so do its last two. */
const textBlocks = (face: Face, { label, text, tone }: Part & { kind: 'text' }): Block[] => {
  const size = tone === 'muted' ? smallSize : bodySize
  const lines = cut(setLines(face, text, textWidth, { size, ...(tone ? { tone } : {}) }), lineHeight(size))
  const body: Block[] = lines.map((line, at) => ({
    height: line.height,
    marks: place(line, 0, 0),
    isWithNext: at + 1 < lines.length && (at === 0 || at === lines.length - 2),
  }))
  if (label === undefined) return body
  const head = setLines(face, label, textWidth, { size: bodySize, tone: 'muted' })
  return [{ height: head.height, marks: place(head, 0, 0), isWithNext: true }, ...body]
}

const signatureBlocks = (face: Face, labels: readonly string[]): Block[] => {
  const width = textWidth / labels.length
  const set = labels.map(label => setLines(face, label, width - 8, { size: bodySize, tone: 'muted' }))
  const line = 16
  return [
    {
      height: line + 1 + Math.max(...set.map(({ height }) => height)),
      marks: set.flatMap((label, at) => [
        {
          kind: 'path' as const,
          points: [
            { x: at * width, y: line },
            { x: (at + 1) * width - 8, y: line },
          ],
          tone: 'muted' as const,
          width: 0.25,
        },
        ...place(label, at * width, line + 1),
      ]),
    },
  ]
}

const blocksOf = (face: Face, part: Part): Block[] => {
  switch (part.kind) {
    case 'pairs':
      return pairBlocks(face, part.pairs)
    case 'table':
      return tableBlocks(face, part)
    case 'text':
      return textBlocks(face, part)
    case 'drawing':
      return [
        {
          height: part.height,
          marks: part.marks.map(mark => (mark.kind === 'text' ? { ...mark, text: face.set(mark.text) } : mark)),
        },
      ]
    case 'signatures':
      return signatureBlocks(face, part.labels)
  }
}

const titleBlock = (face: Face, title: string): Block => {
  const lines = setLines(face, title, textWidth - 4, { size: titleSize, bold: true })
  return {
    height: lines.height + 1,
    isWithNext: true,
    marks: [
      { kind: 'box', x: 0, y: 1, width: 1.1, height: lines.height - 1.6, tone: 'accent' },
      ...place(lines, 3.2, 0),
    ],
  }
}

/** The blocks of a section: its title stays with what follows. */
export const sectionBlocks = (face: Face, { title, parts }: Section): Block[] => {
  const inner = parts.flatMap((part, at) =>
    blocksOf(face, part).map((block, index) => (at > 0 && index === 0 ? { ...block, gap: 2.5 } : block)),
  )
  const blocks = title === undefined ? inner : [{ ...titleBlock(face, title), isWithNext: inner.length > 0 }, ...inner]
  return blocks.map((block, at) => (at === 0 ? { ...block, gap: 5 } : block))
}
