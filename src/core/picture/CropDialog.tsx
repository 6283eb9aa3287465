import RotateRightIcon from '@mui/icons-material/RotateRight'
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  IconButton,
  Slider,
  Tooltip,
} from '@mui/material'
import { useTranslate } from 'react-admin'
import { useState } from 'react'
import Cropper from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { pictureAspects } from '../../../resources/core/types/image/index.ts'
import type { PictureShape } from '../../../resources/core/types/image/index.ts'
import { cutOut } from './cutOut.ts'
import type { Part } from './cutOut.ts'

interface CropDialogProps {
  /** The chosen picture, which the browser has read. */
  readonly picture: HTMLImageElement
  readonly shape: PictureShape
  readonly onCancel: () => void
  readonly onDone: (picture: Blob) => void
  readonly onFailed: () => void
}

/**
 * Chooses the part of a picture that is kept: by dragging, by the wheel, or by keys. A module of its own, so that it is
 * loaded when the first picture is chosen.
 */
const CropDialog = ({ picture, shape, onCancel, onDone, onFailed }: CropDialogProps) => {
  const translate = useTranslate()
  const [place, setPlace] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [turned, setTurned] = useState(0)
  const [part, setPart] = useState<Part>()
  const use = () => {
    if (part) void cutOut(picture, part, turned).then(onDone, onFailed)
  }
  return (
    <Dialog open onClose={onCancel} fullWidth maxWidth="xs" aria-labelledby="crop-title">
      <DialogTitle id="crop-title">{translate('app.generator.picture.crop')}</DialogTitle>
      <DialogContent>
        <Box
          sx={{
            position: 'relative',
            height: { xs: 260, sm: 320 },
            borderRadius: 1,
            overflow: 'hidden',
            bgcolor: 'common.black',
          }}
        >
          <Cropper
            image={picture.src}
            crop={place}
            zoom={zoom}
            rotation={turned}
            aspect={pictureAspects[shape]}
            cropShape={shape === 'round' ? 'round' : 'rect'}
            maxZoom={4}
            disableAutomaticStylesInjection
            onCropChange={setPlace}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setPart(pixels)}
            mediaProps={{ alt: '' }}
            cropperProps={{ role: 'group', 'aria-label': translate('app.generator.picture.area') }}
          />
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mt: 2 }}>
          <Slider
            value={zoom}
            min={1}
            max={4}
            step={0.1}
            onChange={(_, next) => setZoom(Number(next))}
            aria-label={translate('app.generator.picture.zoom')}
          />
          <Tooltip title={translate('app.generator.picture.rotate')}>
            <IconButton
              onClick={() => setTurned(before => (before + 90) % 360)}
              aria-label={translate('app.generator.picture.rotate')}
            >
              <RotateRightIcon />
            </IconButton>
          </Tooltip>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>{translate('ra.action.cancel')}</Button>
        <Button onClick={use} variant="contained" disabled={!part}>
          {translate('app.generator.picture.use')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

export default CropDialog
