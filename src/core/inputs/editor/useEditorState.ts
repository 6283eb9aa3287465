import type { Editor } from '@tiptap/core'
import { useTiptapEditor } from 'ra-input-rich-text'
import { useCallback, useSyncExternalStore } from 'react'

/** The editor, and something of its state that can be compared with `===`, read anew with each of its changes. */
export const useEditorState = <T extends string | number | boolean | null>(
  read: (editor: Editor) => T,
  otherwise: T,
): readonly [Editor | null, T] => {
  const editor = useTiptapEditor()
  const subscribe = useCallback(
    (told: () => void) => {
      editor?.on('transaction', told)
      return () => {
        editor?.off('transaction', told)
      }
    },
    [editor],
  )
  return [editor, useSyncExternalStore(subscribe, () => (editor && !editor.isDestroyed ? read(editor) : otherwise))]
}
