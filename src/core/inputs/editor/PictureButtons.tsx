import ImageIcon from '@mui/icons-material/ImageOutlined'
import { useTiptapEditor } from 'ra-input-rich-text'
import { useTranslate } from 'react-admin'
import { useState } from 'react'
import { pictureLibrary } from '../../picture/library.ts'
import { useMay } from '../../useMay.ts'
import { EditorButton } from './EditorButton.tsx'

/** Puts a picture of the library into the text. */
export const PictureButtons = () => {
  const editor = useTiptapEditor()
  const translate = useTranslate()
  const may = useMay()
  const { Chooser } = pictureLibrary()
  const [isOpen, setOpen] = useState(false)
  if (!Chooser || !may('picture', 'list')) return null
  return (
    <>
      <EditorButton
        label={translate('app.editor.tools.image')}
        icon={<ImageIcon fontSize="inherit" />}
        disabled={!editor?.isEditable}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Chooser
          onClose={() => setOpen(false)}
          onChoose={({ address, name }) =>
            editor
              ?.chain()
              .focus()
              .insertContent({ type: 'image', attrs: { src: address, alt: name } })
              .run()
          }
        />
      )}
    </>
  )
}
