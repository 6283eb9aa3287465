import AttachFile from '@mui/icons-material/AttachFile'
import { Button } from '@mui/material'
import type { filesIn } from './types/filesIn.ts'

/** Files that come along with something, one below the other. */
export const FileLinks = ({ files }: { readonly files: ReturnType<typeof filesIn> }) =>
  files.map(({ url, name }) => (
    <Button
      key={url}
      component="a"
      href={url}
      download
      size="small"
      startIcon={<AttachFile />}
      sx={{ mt: 1, overflowWrap: 'anywhere' }}
    >
      {name}
    </Button>
  ))
