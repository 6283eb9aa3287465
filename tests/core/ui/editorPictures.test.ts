import { Editor } from '@tiptap/core'
import { DefaultEditorOptions } from 'ra-input-rich-text'
import { expect, it } from 'vitest'
import { foreignPictures, withOwnPictures } from '../../../src/core/inputs/editor/picture.ts'

const key = 'a'.repeat(32)
const own = [
  `upload:${key}`,
  `/api/file/${key}/Sig-nature_1`,
  `https://office.example/api/file/${key}/x`,
  `/api/client/file/${key}`,
]
const foreign = [
  'https://evil.cn/t.png',
  '//evil.cn/t.png',
  't.png',
  'data:image/png;base64,AA',
  `/api/file/${key}/x/y`,
]
const shown = (src: string): string => `<img src="${src}" alt="图">`

it('the editor of formatted text shows the pictures that the server keeps, and no others', () => {
  const html = `<p>甲${[...own, ...foreign].map(shown).join('')}乙</p>`
  const editor = new Editor({ extensions: withOwnPictures(DefaultEditorOptions.extensions ?? []), content: html })
  const kept = new DOMParser().parseFromString(editor.getHTML(), 'text/html')
  editor.destroy()
  expect([...kept.images].map(picture => [picture.getAttribute('src'), picture.alt])).toEqual(
    own.map(src => [src, '图']),
  )
  expect(kept.body.textContent).toBe('甲乙')
  expect(foreignPictures(html)).toBe(foreign.length)
})
