import DeleteIcon from '@mui/icons-material/DeleteOutline'
import UploadIcon from '@mui/icons-material/FileUploadOutlined'
import { Box, Button, FormHelperText, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useId, useRef, useState } from 'react'
import { onDemand } from '../later.tsx'
import type { ChangeEvent, DragEvent, ReactNode } from 'react'
import type { PictureShape } from '../../../resources/core/types/image/index.ts'
import { useErrorText } from '../actions/useErrorText.ts'
import { pictureLibrary } from './library.ts'
import { Picture } from './Picture.tsx'
import { readPicture, releasePicture } from './readPicture.ts'
import { useUpload } from './useUpload.ts'
import type { Uploaded } from './useUpload.ts'

// Cropping is needed when a picture was chosen, and not before.
const CropDialog = onDemand(
  async () => (await import('./CropDialog.tsx')).default,
  ({ onCancel }) => onCancel(),
)

interface PictureChooserProps {
  /** What is chosen, in words and as it stands in a form. */
  readonly label: string
  readonly title: ReactNode
  readonly shape: PictureShape
  readonly isChosen: boolean
  /** Where the chosen picture can be looked at. */
  readonly address: string | undefined
  readonly disabled?: boolean
  /** It may be one of the library. */
  readonly library?: boolean
  readonly error?: string | undefined
  readonly hint?: string | undefined
  /** Told of the uploaded picture, or of nothing where it was removed. It may take its time. */
  readonly onChange: (uploaded: Uploaded | null) => Promise<void> | void
  /** Told that a picture is on its way, and that it is not any more. */
  readonly onBusy?: (isBusy: boolean) => void
}

const types = 'image/jpeg,image/png,image/webp'
/** Megabytes that the browser is asked to read; only what is cut out is sent. */
const largest = 20

const frame = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  p: 1.5,
  border: 1,
  borderStyle: 'dashed',
  borderColor: 'divider',
  borderRadius: 1,
}

/** Chooses a picture by a button or by dropping it, has it cut out, uploads it and shows it. */
export const PictureChooser = ({
  label,
  title,
  shape,
  isChosen,
  address,
  disabled = false,
  library = false,
  error,
  hint,
  onChange,
  onBusy,
}: PictureChooserProps) => {
  const translate = useTranslate()
  const textOf = useErrorText()
  const { Button: LibraryButton } = pictureLibrary()
  const upload = useUpload()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [reading, setReading] = useState<HTMLImageElement>()
  const [isBusy, setBusy] = useState(false)
  const [isOver, setOver] = useState(false)
  const [problem, setProblem] = useState<string>()

  const choose = async (file: File | undefined) => {
    if (!file) return
    if (file.size > largest * 1_048_576)
      return setProblem(translate('app.generator.picture.tooLarge', { max: largest }))
    setProblem(undefined)
    await readPicture(file).then(setReading, () => setProblem(translate('app.generator.picture.unreadable')))
  }
  const close = () => {
    if (reading) releasePicture(reading)
    setReading(undefined)
  }
  const run = async (work: () => Promise<void> | void) => {
    setBusy(true)
    onBusy?.(true)
    setProblem(undefined)
    try {
      await work()
    } catch (thrown) {
      setProblem(textOf(thrown))
    } finally {
      setBusy(false)
      onBusy?.(false)
    }
  }
  const take = (picture: Blob) => {
    close()
    void run(async () => onChange(await upload(picture)))
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (!disabled && !isBusy) void choose(event.dataTransfer.files[0])
  }
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    void choose(event.target.files?.[0])
    // The same file can be chosen again.
    event.target.value = ''
  }
  const told = problem ?? error
  return (
    <Box role="group" aria-labelledby={`${id}-title`} aria-describedby={`${id}-told`} sx={{ width: '100%' }}>
      <Typography id={`${id}-title`} component="div" variant="body2" color="text.secondary" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      <Box
        onDragOver={event => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        sx={{ ...frame, ...(isOver ? { borderColor: 'primary.main', bgcolor: 'action.hover' } : {}) }}
      >
        {isChosen && <Picture address={address} shape={shape} size={72} label={label} />}
        <Box sx={{ minWidth: 0 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button
              size="small"
              variant="outlined"
              startIcon={<UploadIcon />}
              disabled={disabled}
              loading={isBusy}
              onClick={() => input.current?.click()}
            >
              {translate(`app.generator.picture.${isChosen ? 'replace' : 'choose'}`)}
            </Button>
            {library && LibraryButton && (
              <LibraryButton disabled={disabled || isBusy} onChoose={chosen => void run(() => onChange(chosen))} />
            )}
            {isChosen && (
              <Button
                size="small"
                color="error"
                startIcon={<DeleteIcon />}
                disabled={disabled || isBusy}
                onClick={() => void run(() => onChange(null))}
              >
                {translate('app.generator.picture.remove')}
              </Button>
            )}
          </Box>
          <Typography variant="caption" color="text.secondary" component="p" sx={{ mt: 0.5 }}>
            {translate('app.generator.picture.drop')} · {translate('app.generator.picture.types')}
          </Typography>
        </Box>
      </Box>
      <input
        ref={input}
        type="file"
        accept={types}
        hidden
        onChange={pick}
        aria-label={label}
        data-testid="picture-file"
      />
      <FormHelperText id={`${id}-told`} error={told !== undefined} role={told === undefined ? undefined : 'alert'}>
        {told ?? hint}
      </FormHelperText>
      {reading && (
        <CropDialog
          picture={reading}
          shape={shape}
          onCancel={close}
          onDone={take}
          onFailed={() => {
            close()
            setProblem(translate('app.generator.picture.unreadable'))
          }}
        />
      )}
    </Box>
  )
}
