import CloseIcon from '@mui/icons-material/Close'
import {
  Box,
  Button,
  ButtonBase,
  Dialog,
  DialogContent,
  DialogTitle,
  IconButton,
  Skeleton,
  TextField,
  Typography,
} from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { useState } from 'react'
import { picture } from '../../../resources/tools/picture.ts'
import { LoadFailure } from '../../core/LoadFailure.tsx'
import type { LibraryPicture } from '../../core/picture/library.ts'
import { useClient } from '../../core/provider.ts'
import { useSettled } from '../../core/useSettled.ts'
import { cell, frame, shown } from './looks.ts'
import './texts.ts'

interface LibraryDialogProps {
  readonly onChoose: (chosen: LibraryPicture) => void
  readonly onClose: () => void
}

const aPage = 24

/** The library, to choose one picture from. */
export const LibraryDialog = ({ onChoose, onClose }: LibraryDialogProps) => {
  const translate = useTranslate()
  const client = useClient()
  const [text, setText] = useState('')
  const [size, setSize] = useState(aPage)
  const q = useSettled(text.trim())
  const { data, error, refetch } = useQuery({
    queryKey: ['picture', 'choose', q, size],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => client.picture.list({ page: 0, size, ...(q ? { q } : {}) }, { signal }),
  })
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby="library-title">
      <DialogTitle id="library-title" sx={{ display: 'flex', alignItems: 'center', pr: 1 }}>
        <Box component="span" sx={{ flexGrow: 1 }}>
          {translate('app.pictures.pick')}
        </Box>
        <IconButton onClick={onClose} aria-label={translate('ra.action.close')}>
          <CloseIcon />
        </IconButton>
      </DialogTitle>
      <DialogContent>
        <TextField
          size="small"
          type="search"
          fullWidth
          label={translate('app.pictures.search')}
          value={text}
          onChange={event => setText(event.target.value)}
          sx={{ my: 1 }}
        />
        {error && <LoadFailure resource={picture} error={error} retry={() => void refetch()} />}
        {!data && !error && <Skeleton variant="rounded" height={240} />}
        {data && data.data.length === 0 && (
          <Typography color="text.secondary" sx={{ py: 4, textAlign: 'center' }}>
            {translate('app.pictures.none')}
          </Typography>
        )}
        {data && (
          <Box component="ul" sx={frame}>
            {data.data.map(one => (
              <Box component="li" key={one.id}>
                <ButtonBase
                  sx={cell}
                  aria-label={one.name}
                  onClick={() => {
                    onChoose({ key: one.picture ?? '', address: one.pictureUrl ?? '', name: one.name })
                    onClose()
                  }}
                >
                  <Box component="img" src={one.pictureUrl || undefined} alt="" loading="lazy" sx={shown} />
                  <Typography variant="body2" noWrap sx={{ p: 0.75, width: '100%', textAlign: 'start' }}>
                    {one.name}
                  </Typography>
                </ButtonBase>
              </Box>
            ))}
          </Box>
        )}
        {data && data.total > data.data.length && (
          <Button onClick={() => setSize(before => before + aPage)} sx={{ mt: 1 }}>
            {translate('app.pictures.more')}
          </Button>
        )}
      </DialogContent>
    </Dialog>
  )
}
