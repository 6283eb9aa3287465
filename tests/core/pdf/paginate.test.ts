import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Mark } from '../../../src/core/pdf/Report.ts'
import { paginate } from '../../../src/core/pdf/writer/paginate.ts'
import type { Block } from '../../../src/core/pdf/writer/paginate.ts'

const room = 100
const mark = (text: string): Mark => ({ kind: 'text', text, x: 0, y: 0, size: 10 })
const textsOf = (pages: readonly (readonly Mark[])[]): string[][] =>
  pages.map(marks => marks.flatMap(one => (one.kind === 'text' ? [one.text] : [])))

describe('pages', () => {
  it('never cut a block, keep the order, and are not left before they are full', () => {
    const blocks = fc.array(
      fc.record({
        height: fc.integer({ min: 1, max: 60 }),
        gap: fc.integer({ min: 0, max: 8 }),
        isWithNext: fc.boolean(),
      }),
      { maxLength: 40 },
    )
    fc.assert(
      fc.property(blocks, given => {
        const pages = paginate(
          given.map((block, at): Block => ({ ...block, marks: [mark(String(at))] })),
          () => room,
        )
        expect(textsOf(pages).flat()).toEqual(given.map((_block, at) => String(at)))
        for (const marks of pages) {
          const last = marks.at(-1)
          if (last?.kind === 'text') expect(last.y + given[Number(last.text)]!.height).toBeLessThanOrEqual(room)
        }
      }),
      { numRuns: 200 },
    )
  })

  it('keep a title with what follows it, and repeat the head of a table', () => {
    const head: Block = { height: 10, marks: [mark('head')], isWithNext: true }
    const row = (text: string, more: Partial<Block> = {}): Block => ({ height: 30, marks: [mark(text)], ...more })
    const blocks: Block[] = [
      row('text'),
      row('text'),
      { height: 10, marks: [mark('title')], isWithNext: true },
      head,
      row('1'),
      row('2', { head }),
      row('3', { head }),
      row('4', { head }),
    ]
    expect(textsOf(paginate(blocks, () => room))).toEqual([
      ['text', 'text'],
      ['title', 'head', '1', '2'],
      ['head', '3', '4'],
    ])
  })

  it('begin without the free space above a block', () => {
    const [, second] = paginate(
      [
        { height: 90, marks: [] },
        { height: 20, gap: 7, marks: [mark('a')] },
      ],
      () => room,
    )
    expect(second).toEqual([mark('a')])
  })
})
