import {
  AlignmentButtons, ClearButtons, FormatButtons, LinkButtons, ListButtons, QuoteButtons, RichTextInput, RichTextInputToolbar,
} from 'ra-input-rich-text'
import type { RichTextInputProps } from 'ra-input-rich-text'
import { HeadingButtons } from './HeadingButtons.tsx'

const size = 'small'

/** The editor of formatted text; a module of its own, so that it is loaded by the first form that has one. */
const RichTextEditor = (props: RichTextInputProps) => (
  <RichTextInput
    {...props} fullWidth sx={{ '& .ProseMirror': { minHeight: '12em' } }}
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
