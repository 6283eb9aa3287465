import WifiOffIcon from '@mui/icons-material/WifiOff'
import { Box, Button } from '@mui/material'
import { useEffect, useSyncExternalStore } from 'react'
import { useTranslate } from 'react-admin'
import { barHeight } from '../../core/sizes.ts'
import { connection as theConnection } from '../connection/connection.ts'
import type { Connection } from '../connection/createConnection.ts'

/** Says below the bar that the server cannot be reached, for as long as that is so. */
export const OfflineBanner = ({ connection = theConnection }: { connection?: Connection }) => {
  const translate = useTranslate()
  const isLost = useSyncExternalStore(connection.subscribe, connection.isLost)
  useEffect(() => connection.watch(), [connection])
  return (
    <Box role="status" sx={{ position: 'sticky', top: barHeight, zIndex: theme => theme.zIndex.appBar + 1 }}>
      {isLost && (
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'center',
            flexWrap: 'wrap',
            gap: 1,
            px: 2,
            py: 0.75,
            displayPrint: 'none',
            bgcolor: 'warning.main',
            color: 'warning.contrastText',
            fontSize: '0.875rem',
            fontWeight: 600,
          }}
        >
          <WifiOffIcon fontSize="small" aria-hidden />
          {translate('app.connection.lost')}
          <Button color="inherit" size="small" variant="outlined" onClick={connection.look}>
            {translate('app.connection.again')}
          </Button>
        </Box>
      )}
    </Box>
  )
}
