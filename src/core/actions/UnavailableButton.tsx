import { Box, Button, Tooltip } from '@mui/material'

const hiddenText = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
}

/** A button whose action is not possible now. It stays focusable, so that its reason can be read, and does nothing. */
export const UnavailableButton = ({ label, reason }: { label: string; reason: string }) => (
  <Tooltip title={reason} describeChild>
    <Button size="small" variant="outlined" color="inherit" aria-disabled sx={{ opacity: 0.6, cursor: 'default' }}>
      {label}
      <Box component="span" sx={hiddenText}>
        {reason}
      </Box>
    </Button>
  </Tooltip>
)
