import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { AnyResource } from '../../../resources/core/index.ts'
import { barHeight } from '../sizes.ts'
import { laterIn } from '../later.tsx'
import { useSelection } from './Selecting.tsx'
import { SelectShown } from './TableHead.tsx'

const BulkStrip = laterIn(null, async () => (await import('./BulkStrip.tsx')).BulkStrip)

/**
 * Selects the cards, and has room for what can be done with them: it is always there, so that no card moves when one is
 * ticked, and stays in sight.
 */
export const CardsHead = ({ resource }: { resource: AnyResource }) => {
  const translate = useTranslate()
  const { count } = useSelection()
  return (
    <Box
      sx={{
        position: 'sticky',
        top: barHeight,
        zIndex: 2,
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minHeight: 44,
        pl: 2.5,
        pr: 1,
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        ...(count > 0 ? { backgroundImage: 'linear-gradient(var(--chosen), var(--chosen))' } : {}),
      }}
    >
      <SelectShown />
      {count > 0 ? (
        <BulkStrip resource={resource} />
      ) : (
        <Box component="span" aria-hidden sx={{ typography: 'body2', color: 'text.secondary' }}>
          {translate('ra.action.select_all')}
        </Box>
      )}
    </Box>
  )
}
