import { describe, expect, it } from 'vitest'
import { plainText } from '../../resources/core/types/richText/plainText.ts'
import { isVideoAddress, withLinks } from '../../resources/core/types/richText/videos.ts'
import { sanitise } from '../../server/core/sanitise.ts'
import { countWords } from '../../src/core/inputs/editor/countWords.ts'

const played = (src: string): string => `<video src="${src}" controls preload="none"></video>`

describe('a video within formatted text', () => {
  it('is kept with its address, and loads nothing before it is played', () => {
    expect(
      sanitise(
        '<p>a</p><video src="https://example.com/a.mp4?x=1&amp;y=2" autoplay onplay="alert(1)" poster="https://example.com/spy.gif"></video>',
      ),
    ).toBe(`<p>a</p>${played('https://example.com/a.mp4?x=1&amp;y=2')}`)
  })

  it.each([
    '',
    'javascript:alert(1)',
    'data:video/mp4;base64,AAAA',
    'http://example.com/a.mp4',
    '//example.com/a.mp4',
    '/api/file/1',
    'https://',
    'https:///x',
    'java\nscript:1',
    'blob:https://example.com/1',
    'https://example.com/x.js',
    'https://example.com/a.mp4/x.HTML?y=.mp4',
    'https://example.com/x.svg',
  ])('is dropped where it is to come from %j', address => {
    expect(isVideoAddress(address)).toBe(false)
    expect(sanitise(`<p>a</p><video src="${address}" controls></video>`)).toBe('<p>a</p>')
  })

  it('brings nothing else in', () => {
    expect(
      sanitise(
        '<video src="https://example.com/a.mp4"><source src="javascript:1"><script>1</script><track src="https://example.com/x.vtt"></video>',
      ),
    ).toBe(played('https://example.com/a.mp4'))
    expect(
      sanitise('<video><source src="https://example.com/a.mp4"></video><iframe src="https://example.com"></iframe>'),
    ).toBe('')
  })

  it('is a link where none can be played', () => {
    const stored = sanitise('<p>See</p><video src="https://example.com/a.mp4"></video><p>after</p>')
    expect(withLinks(stored)).toBe(
      '<p>See</p><p><a href="https://example.com/a.mp4">https://example.com/a.mp4</a></p><p>after</p>',
    )
    expect(plainText(stored)).toBe('See\nhttps://example.com/a.mp4\nafter')
  })
})

it('a table as the editor writes it keeps its cells, and none of its widths', () => {
  const written =
    '<table style="min-width: 75px"><colgroup><col style="min-width: 25px"></colgroup><tbody><tr><th colspan="2" rowspan="1"><p>Plan</p></th></tr><tr><td colspan="1" rowspan="1"><p>1</p></td><td><p style="text-align: center">2</p></td></tr></tbody></table>'
  const stored = sanitise(written)
  expect(stored).toBe(
    '<table><tbody><tr><th colspan="2" rowspan="1"><p>Plan</p></th></tr><tr><td colspan="1" rowspan="1"><p>1</p></td><td><p style="text-align:center">2</p></td></tr></tbody></table>',
  )
  expect(plainText(stored)).toBe('Plan\n1\t2')
})

it.each([
  ['', 0],
  ['视力训练', 4],
  ['视力 1.0，复查 2 次', 7],
  ['An eye patch', 3],
  ["Don't re-read", 2],
  ['«A» — b', 2],
  ['12 次训练（Amblyopia）', 5],
  ['naïve café', 2],
  ['\n\n', 0],
  ['Ö', 1],
] as const)('%j has so many words: %i', (text, count) => {
  expect(countWords(text)).toBe(count)
})
