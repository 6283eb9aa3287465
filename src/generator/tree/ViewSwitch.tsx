import AccountTreeOutlined from '@mui/icons-material/AccountTreeOutlined'
import TableRowsOutlined from '@mui/icons-material/TableRowsOutlined'
import { ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { View } from './useView.ts'

const choice = { py: 0.5, px: 1, gap: 0.5, color: 'text.primary' }

/** Chooses between the tree and the flat list. */
export const ViewSwitch = ({ view, onChange }: { view: View; onChange: (view: View) => void }) => {
  const translate = useTranslate()
  return (
    <ToggleButtonGroup
      exclusive size="small" value={view} onChange={(_, next: View | null) => { if (next !== null) onChange(next) }} aria-label={translate('app.generator.tree.view')}
    >
      <ToggleButton value="tree" sx={choice}><AccountTreeOutlined fontSize="small" />{translate('app.generator.tree.tree')}</ToggleButton>
      <ToggleButton value="flat" sx={choice}><TableRowsOutlined fontSize="small" />{translate('app.generator.tree.flat')}</ToggleButton>
    </ToggleButtonGroup>
  )
}
