import ImageIcon from '@mui/icons-material/ImageOutlined'
import { Avatar } from '@mui/material'
import { pictureAspects } from '../../../resources/core/types/image/index.ts'
import type { PictureShape } from '../../../resources/core/types/image/index.ts'

interface PictureProps {
  /** Where it can be looked at; nothing where the record does not say. */
  readonly address: string | undefined
  readonly shape?: PictureShape | undefined
  /** Pixels of its height. */
  readonly size: number
  /** What it shows, for those who cannot see it. */
  readonly label: string
}

/** An uploaded picture; a sign of one where it cannot be shown. */
export const Picture = ({ address, shape = 'square', size, label }: PictureProps) => (
  <Avatar
    src={address}
    alt={label}
    variant={shape === 'round' ? 'circular' : 'rounded'}
    sx={{ width: size * pictureAspects[shape], height: size, bgcolor: 'action.selected', color: 'text.secondary' }}
  >
    <ImageIcon titleAccess={label} />
  </Avatar>
)
