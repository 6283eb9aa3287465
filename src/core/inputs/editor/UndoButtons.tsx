import type {} from '@tiptap/extensions'
import RedoIcon from '@mui/icons-material/RedoOutlined'
import UndoIcon from '@mui/icons-material/UndoOutlined'
import { ToggleButtonGroup } from '@mui/material'
import { useTranslate } from 'react-admin'
import { EditorButton } from './EditorButton.tsx'
import { useEditorState } from './useEditorState.ts'

/** Takes back what was written last, and writes it again. */
export const UndoButtons = () => {
  const translate = useTranslate()
  const [editor, canUndo] = useEditorState(now => now.can().undo(), false)
  const [, canRedo] = useEditorState(now => now.can().redo(), false)
  return (
    <ToggleButtonGroup size="small">
      <EditorButton
        label={translate('app.editor.undo')}
        icon={<UndoIcon fontSize="inherit" />}
        disabled={!canUndo}
        onClick={() => editor?.chain().focus().undo().run()}
      />
      <EditorButton
        label={translate('app.editor.redo')}
        icon={<RedoIcon fontSize="inherit" />}
        disabled={!canRedo}
        onClick={() => editor?.chain().focus().redo().run()}
      />
    </ToggleButtonGroup>
  )
}
