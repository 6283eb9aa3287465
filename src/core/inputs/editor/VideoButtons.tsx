import VideoIcon from '@mui/icons-material/OndemandVideoOutlined'
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { useTiptapEditor } from 'ra-input-rich-text'
import { useTranslate } from 'react-admin'
import { useId, useState } from 'react'
import type { SyntheticEvent } from 'react'
import { isVideoAddress } from '../../../../resources/core/types/richText/videos.ts'
import { EditorButton } from './EditorButton.tsx'

const AddressDialog = ({ onClose, onChoose }: { onClose: () => void; onChoose: (address: string) => void }) => {
  const translate = useTranslate()
  const [address, setAddress] = useState('')
  const [isWrong, setWrong] = useState(false)
  const title = useId()
  const choose = (event: SyntheticEvent): void => {
    event.preventDefault()
    // The form of the record, in which this dialog is drawn, is not sent by it.
    event.stopPropagation()
    if (isVideoAddress(address.trim())) onChoose(address.trim())
    else setWrong(true)
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={title} disableRestoreFocus>
      <form noValidate onSubmit={choose}>
        <DialogTitle id={title}>{translate('app.editor.videos.title')}</DialogTitle>
        <DialogContent>
          <TextField
            autoFocus fullWidth margin="dense" type="url" label={translate('app.editor.videos.address')} value={address} error={isWrong}
            helperText={translate(isWrong ? 'app.editor.videos.wrong' : 'app.editor.videos.hint')}
            onChange={event => { setAddress(event.target.value); setWrong(false) }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained">{translate('app.editor.videos.insert')}</Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

/** Puts a video, which lies somewhere else, into the text. */
export const VideoButtons = () => {
  const editor = useTiptapEditor()
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const insert = (src: string): void => {
    setOpen(false)
    // One goes on writing below it.
    editor?.chain().focus().insertContent([{ type: 'video', attrs: { src } }, { type: 'paragraph' }]).run()
  }
  return (
    <>
      <EditorButton label={translate('app.editor.video')} icon={<VideoIcon fontSize="inherit" />} disabled={!editor?.isEditable} onClick={() => setOpen(true)} />
      {isOpen && <AddressDialog onClose={() => setOpen(false)} onChoose={insert} />}
    </>
  )
}
