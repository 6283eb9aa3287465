import {
  AlignmentButtons,
  ClearButtons,
  DefaultEditorOptions,
  FormatButtons,
  ListButtons,
  QuoteButtons,
  RichTextInput,
  RichTextInputToolbar,
} from 'ra-input-rich-text'
import type { RichTextInputProps } from 'ra-input-rich-text'
import { TableKit } from '@tiptap/extension-table'
import 'prosemirror-gapcursor/style/gapcursor.css'
import 'prosemirror-view/style/prosemirror.css'
import '../../types/richText.css'
import './texts.ts'
import { useMemo } from 'react'
import { formValue } from './formValue.ts'
import { HeadingButtons } from './HeadingButtons.tsx'
import { LinkButton } from './LinkButton.tsx'
import { withOwnPictures } from './picture.ts'
import { PictureButtons } from './PictureButtons.tsx'
import { TableButtons } from './TableButtons.tsx'
import { UndoButtons } from './UndoButtons.tsx'
import { usePicturePaste } from './usePicturePaste.ts'
import { video } from './video.ts'
import { VideoButtons } from './VideoButtons.tsx'
import { WordCount } from './WordCount.tsx'

const size = 'small'

/** The styles of the editor are files: none that a script writes is let in. */
const editorOptions = {
  ...DefaultEditorOptions,
  extensions: [
    ...withOwnPictures(DefaultEditorOptions.extensions ?? []),
    TableKit.configure({ table: { resizable: false } }),
    video,
    formValue,
  ],
  injectCSS: false,
}

const look = {
  // Named by its place, or the package's own grey stays.
  '& .RaRichTextInput-editorContent > .ProseMirror': {
    minHeight: '12em',
    bgcolor: 'background.paper',
    '& .selectedCell': { bgcolor: 'action.selected' },
    '& .ProseMirror-selectednode': { outline: 2, outlineColor: 'primary.main' },
  },
  // Fingers and shaky hands hit nothing smaller.
  '& .MuiToggleButton-root': { minWidth: 28, minHeight: 28 },
}

/** The editor of formatted text; a module of its own, so that it is loaded by the first form that has one. */
const RichTextEditor = (props: RichTextInputProps) => {
  const editorProps = usePicturePaste(props.source)
  const options = useMemo(() => ({ ...editorOptions, editorProps }), [editorProps])
  return (
    <RichTextInput
      {...props}
      fullWidth
      editorOptions={options}
      sx={look}
      toolbar={
        <RichTextInputToolbar>
          <UndoButtons />
          <HeadingButtons />
          <FormatButtons size={size} />
          <AlignmentButtons size={size} />
          <ListButtons size={size} />
          <LinkButton />
          <PictureButtons />
          <VideoButtons />
          <TableButtons />
          <QuoteButtons size={size} />
          <ClearButtons size={size} />
          <WordCount />
        </RichTextInputToolbar>
      }
    />
  )
}

export default RichTextEditor
