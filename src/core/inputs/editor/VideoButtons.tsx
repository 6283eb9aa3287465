import VideoIcon from '@mui/icons-material/OndemandVideoOutlined'
import { useTiptapEditor } from 'ra-input-rich-text'
import { useTranslate } from 'react-admin'
import { useState } from 'react'
import { isVideoAddress } from '../../../../resources/core/types/richText/videos.ts'
import { AddressDialog } from './AddressDialog.tsx'
import { EditorButton } from './EditorButton.tsx'

const videoAddress = (typed: string): string | undefined => (isVideoAddress(typed.trim()) ? typed.trim() : undefined)

/** Puts a video, which lies somewhere else, into the text. */
export const VideoButtons = () => {
  const editor = useTiptapEditor()
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const insert = (src: string): void => {
    setOpen(false)
    // One goes on writing below it.
    editor
      ?.chain()
      .focus()
      .insertContent([{ type: 'video', attrs: { src } }, { type: 'paragraph' }])
      .run()
  }
  return (
    <>
      <EditorButton
        label={translate('app.editor.video')}
        icon={<VideoIcon fontSize="inherit" />}
        disabled={!editor?.isEditable}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <AddressDialog texts="app.editor.videos" read={videoAddress} onClose={() => setOpen(false)} onChoose={insert} />
      )}
    </>
  )
}
