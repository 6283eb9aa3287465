import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { AnyResource } from '../../../resources/core/index.ts'
import { BulkMenu } from './BulkMenu.tsx'
import { SelectedCount } from './SelectedCount.tsx'
import { Unselect } from './Unselect.tsx'
import { useBulk } from './useBulk.ts'
import type { BulkItem } from './useBulk.ts'
import { useSelectWhole } from './useSelectWhole.ts'

/** What can be done with the selected cards, where there is room for one line: a menu. */
export const BulkStrip = ({ resource }: { resource: AnyResource }) => {
  const translate = useTranslate()
  const { items, isReading } = useBulk(resource)
  const whole = useSelectWhole(resource)
  const all: BulkItem[] = whole ? [{ name: 'whole', label: whole.label, tone: 'neutral', start: whole.take }] : []
  return (
    <Box
      role="toolbar"
      aria-label={translate('app.generator.selection')}
      sx={{ flex: 1, minWidth: 0, display: 'flex', alignItems: 'center', gap: 0.5 }}
    >
      <SelectedCount />
      <Unselect />
      <Box sx={{ flex: 1 }} />
      <BulkMenu label={translate('app.generator.actions')} items={[...all, ...items]} disabled={isReading} />
    </Box>
  )
}
