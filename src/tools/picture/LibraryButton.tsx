import LibraryIcon from '@mui/icons-material/PhotoLibraryOutlined'
import { Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useState } from 'react'
import type { LibraryPicture } from '../../core/picture/library.ts'
import { useMay } from '../../core/useMay.ts'
import { LibraryDialog } from './LibraryDialog.tsx'
import './texts.ts'

/** Lets a picture of the library be chosen, by those who may look at it. */
export const LibraryButton = ({
  disabled = false,
  onChoose,
}: {
  readonly disabled?: boolean
  readonly onChoose: (chosen: LibraryPicture) => void
}) => {
  const translate = useTranslate()
  const may = useMay()
  const [isOpen, setOpen] = useState(false)
  if (!may('picture', 'list')) return null
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        startIcon={<LibraryIcon />}
        disabled={disabled}
        onClick={() => setOpen(true)}
      >
        {translate('app.pictures.fromLibrary')}
      </Button>
      {isOpen && <LibraryDialog onChoose={onChoose} onClose={() => setOpen(false)} />}
    </>
  )
}
