import {
  AlignmentButtons, ClearButtons, DefaultEditorOptions, FormatButtons, LinkButtons, ListButtons, QuoteButtons, RichTextInput, RichTextInputToolbar,
} from 'ra-input-rich-text'
import type { RichTextInputProps } from 'ra-input-rich-text'
import 'prosemirror-gapcursor/style/gapcursor.css'
import 'prosemirror-view/style/prosemirror.css'
import { useMemo } from 'react'
import { HeadingButtons } from './HeadingButtons.tsx'
import { PictureButtons } from './PictureButtons.tsx'
import { usePicturePaste } from './usePicturePaste.ts'

const size = 'small'

/** The styles of the editor are files: none that a script writes is let in. */
const editorOptions = { ...DefaultEditorOptions, injectCSS: false }

/** The editor of formatted text; a module of its own, so that it is loaded by the first form that has one. */
const RichTextEditor = (props: RichTextInputProps) => {
  const editorProps = usePicturePaste()
  const options = useMemo(() => ({ ...editorOptions, editorProps }), [editorProps])
  return <RichTextInput
    {...props} fullWidth editorOptions={options} sx={{ '& .ProseMirror': { minHeight: '12em' } }}
    toolbar={(
      <RichTextInputToolbar>
        <HeadingButtons />
        <FormatButtons size={size} />
        <AlignmentButtons size={size} />
        <ListButtons size={size} />
        <LinkButtons size={size} />
        <PictureButtons />
        <QuoteButtons size={size} />
        <ClearButtons size={size} />
      </RichTextInputToolbar>
    )}
  />
}

export default RichTextEditor
