import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wrap } from '../../../src/core/pdf/writer/wrap.ts'

const measure = (character: string): number => (/[\u2e80-\uffef]/.test(character) ? 2 : 1)
const widthOf = (line: string): number => [...line].reduce((sum, character) => sum + measure(character), 0)

describe('lines of a text', () => {
  it('end between words, around Chinese characters, and not before what closes', () => {
    expect(wrap('the left eye', 8, measure)).toEqual(['the left', 'eye'])
    expect(wrap('左眼矫正视力，0.6', 8, measure)).toEqual(['左眼矫正', '视力，', '0.6'])
    expect(wrap('一二三四，五', 8, measure)).toEqual(['一二三', '四，五'])
    expect(wrap('一二三（四）', 8, measure)).toEqual(['一二三', '（四）'])
  })

  it('keep the line ends that were typed, but none at the end', () => {
    expect(wrap('a\n\nb \n\n', 8, measure)).toEqual(['a', '', 'b'])
    expect(wrap('', 8, measure)).toEqual([''])
  })

  it('are never too wide and lose nothing, whatever is typed', () => {
    const text = fc.string({ unit: fc.constantFrom(...'ab 1，。（）《》左眼视力\n-…'), maxLength: 120 })
    fc.assert(
      fc.property(text, fc.integer({ min: 4, max: 30 }), (typed, width) => {
        const lines = wrap(typed, width, measure)
        expect(lines.every(line => widthOf(line) <= width)).toBe(true)
        expect(lines.join('').replaceAll(' ', '')).toBe(typed.replace(/[ \n]/g, ''))
      }),
      { numRuns: 200 },
    )
  })
})
