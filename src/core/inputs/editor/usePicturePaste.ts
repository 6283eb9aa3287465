import type { EditorOptions } from '@tiptap/core'
import { useNotify, useTranslate } from 'react-admin'
import { useMemo, useState } from 'react'
import { useTell } from '../../actions/useTell.ts'
import { useGuard } from '../../form/guards.ts'
import { pictureLibrary } from '../../picture/library.ts'
import { useClient } from '../../provider.ts'
import { useLatest } from '../../useLatest.ts'
import { foreignPictures } from './picture.ts'

type EditorProps = NonNullable<EditorOptions['editorProps']>
type View = Parameters<NonNullable<EditorProps['handlePaste']>>[0]

const picturesOf = (data: DataTransfer | null): readonly File[] =>
  [...(data?.files ?? [])].filter(({ type }) => ['image/jpeg', 'image/png', 'image/webp'].includes(type))

const hasWords = (html: string): boolean =>
  (new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '').trim() !== ''

/**
 * What makes pictures that are pasted or dropped pictures of the library, which stand where they were put once they are
 * there. Of a text from elsewhere its pictures stay there: their addresses would tell who reads it.
 */
export const usePicturePaste = (source: string): EditorProps => {
  const client = useClient()
  const notify = useNotify()
  const tell = useTell()
  const translate = useTranslate()
  const [coming, setComing] = useState(0)
  // What is on its way is not saved yet.
  useGuard(source, coming > 0 ? translate('app.generator.picture.wait') : undefined)
  const put = async (view: View, at: number, files: readonly File[]) => {
    const { add } = pictureLibrary()
    for (const file of add ? files : []) {
      setComing(count => count + 1)
      try {
        const { address, name } = await add!(client, file)
        if (view.isDestroyed) return
        view.dispatch(
          view.state.tr.insert(
            Math.min(at, view.state.doc.content.size),
            view.state.schema.nodes['image']!.create({ src: address, alt: name }),
          ),
        )
      } catch (error) {
        tell(error)
      } finally {
        setComing(count => count - 1)
      }
    }
  }
  const insert = useLatest((view: View, at: number, files: readonly File[]) => {
    void put(view, at, files)
  })
  const noteForeign = useLatest((html: string) => {
    const count = foreignPictures(html)
    if (count > 0) notify('app.editor.foreignPictures', { type: 'warning', messageArgs: { smart_count: count } })
  })
  return useMemo(
    (): EditorProps => ({
      handlePaste(view, event) {
        const files = picturesOf(event.clipboardData)
        // What was copied from a page brings its text along, which is what is meant; a picture alone has no words.
        const html = event.clipboardData?.getData('text/html') ?? ''
        if (files.length === 0 || hasWords(html)) {
          noteForeign(html)
          return false
        }
        insert(view, view.state.selection.from, files)
        return true
      },
      handleDrop(view, event, _slice, moved) {
        const files = moved ? [] : picturesOf(event.dataTransfer)
        if (files.length === 0) {
          if (!moved) noteForeign(event.dataTransfer?.getData('text/html') ?? '')
          return false
        }
        event.preventDefault()
        insert(
          view,
          view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos ?? view.state.selection.from,
          files,
        )
        return true
      },
    }),
    [insert, noteForeign],
  )
}
