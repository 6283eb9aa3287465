import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { masked } from '../../../resources/core/mask.ts'

describe('masked', () => {
  it.each([
    ['13812345678', 'tail4', '*******5678'],
    ['11010120100101001X', 'tail4', '**************001X'],
    ['1234', 'tail4', '****'],
    ['', 'tail4', ''],
    ['张三李四王', 'tail4', '*三李四王'],
    ['someone@example.com', 'head3', 'som****@example.com'],
    ['ab', 'head3', '**'],
    ['abc', 'head3', '***'],
    ['abcdef', 'head3', 'abc***'],
    ['a@b.cn', 'head3', 'a@b***'],
    ['abc@x.cn', 'head3', 'abc*****'],
    ['👁👁👁👁', 'head3', '👁👁👁*'],
  ] as const)('%s (%s) is %s', (value, mask, expected) => {
    expect(masked(value, mask)).toBe(expected)
  })

  it('keeps the length, hides something of every value, and shows no more than it says', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', minLength: 1 }).filter(value => !value.includes('@') && !value.includes('*')),
        fc.constantFrom('head3', 'tail4'),
        (value, mask) => {
          const shown = [...masked(value, mask)]
          expect(shown).toHaveLength([...value].length)
          expect(shown.filter(character => character !== '*').length).toBeLessThanOrEqual(mask === 'head3' ? 3 : 4)
          expect(shown).toContain('*')
        },
      ),
    )
  })
  it('never shows the whole of a mail address', () => {
    fc.assert(
      fc.property(
        fc.emailAddress().filter(value => !value.includes('*')),
        value => {
          expect(masked(value, 'head3')).not.toBe(value)
        },
      ),
    )
  })
})
