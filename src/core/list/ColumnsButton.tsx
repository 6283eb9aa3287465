import ViewWeekIcon from '@mui/icons-material/ViewWeek'
import { Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useState } from 'react'
import type { ResourceView } from '../resourceView.ts'
import { onDemand } from '../later.tsx'

const ColumnsPanel = onDemand(
  async () => (await import('./ColumnsPanel.tsx')).ColumnsPanel,
  ({ onClose }) => onClose(),
)

/** Opens the choice of columns, which is loaded and drawn only then. */
export const ColumnsButton = ({ blueprint }: { blueprint: ResourceView }) => {
  const translate = useTranslate()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Button
        size="small"
        startIcon={<ViewWeekIcon />}
        onClick={event => setAnchor(event.currentTarget)}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
      >
        {translate('ra.action.select_columns')}
      </Button>
      {anchor && <ColumnsPanel blueprint={blueprint} anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  )
}
