import LinkIcon from '@mui/icons-material/InsertLink'
import { useTranslate } from 'react-admin'
import { useState } from 'react'
import { linkAddress } from '../../../../resources/core/types/richText/links.ts'
import { AddressDialog } from './AddressDialog.tsx'
import { EditorButton } from './EditorButton.tsx'
import { useEditorState } from './useEditorState.ts'

/**
 * Makes a link of the marked text, or changes the one where the cursor stands. Where neither is, the address itself is
 * put into the text.
 */
export const LinkButton = () => {
  const translate = useTranslate()
  const [editor, current] = useEditorState(
    now => (now.isActive('link') ? String(now.getAttributes('link')['href'] ?? '') : null),
    null,
  )
  const [isOpen, setOpen] = useState(false)
  const link = (href: string): void => {
    setOpen(false)
    if (!editor) return
    const chain = editor.chain().focus()
    if (current === null && editor.state.selection.empty)
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
    else chain.extendMarkRange('link').setMark('link', { href }).run()
  }
  const unlink = (): void => {
    setOpen(false)
    editor?.chain().focus().extendMarkRange('link').unsetMark('link').run()
  }
  return (
    <>
      <EditorButton
        label={translate('app.editor.link')}
        icon={<LinkIcon fontSize="inherit" />}
        disabled={!editor?.isEditable}
        pressed={current !== null}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <AddressDialog
          texts="app.editor.links"
          initial={current ?? ''}
          read={linkAddress}
          onClose={() => setOpen(false)}
          onChoose={link}
          more={current === null ? undefined : { label: translate('app.editor.links.remove'), onClick: unlink }}
        />
      )}
    </>
  )
}
