import {
  AlignmentButtons, ClearButtons, DefaultEditorOptions, FormatButtons, LinkButtons, ListButtons, QuoteButtons, RichTextInput, RichTextInputToolbar,
} from 'ra-input-rich-text'
import type { RichTextInputProps } from 'ra-input-rich-text'
import 'prosemirror-gapcursor/style/gapcursor.css'
import 'prosemirror-view/style/prosemirror.css'
import { HeadingButtons } from './HeadingButtons.tsx'

const size = 'small'

/** The styles of the editor are files: none that a script writes is let in. */
const editorOptions = { ...DefaultEditorOptions, injectCSS: false }

/** The editor of formatted text; a module of its own, so that it is loaded by the first form that has one. */
const RichTextEditor = (props: RichTextInputProps) => (
  <RichTextInput
    {...props} fullWidth editorOptions={editorOptions} sx={{ '& .ProseMirror': { minHeight: '12em' } }}
    toolbar={(
      <RichTextInputToolbar>
        <HeadingButtons />
        <FormatButtons size={size} />
        <AlignmentButtons size={size} />
        <ListButtons size={size} />
        <LinkButtons size={size} />
        <QuoteButtons size={size} />
        <ClearButtons size={size} />
      </RichTextInputToolbar>
    )}
  />
)

export default RichTextEditor
