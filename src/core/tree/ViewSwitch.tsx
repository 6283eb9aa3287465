import AccountTreeOutlined from '@mui/icons-material/AccountTreeOutlined'
import SwapVert from '@mui/icons-material/SwapVert'
import TableRowsOutlined from '@mui/icons-material/TableRowsOutlined'
import { ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { AnyResource } from '../../../resources/core/index.ts'
import type { View } from './useView.ts'

const choice = { py: 0.5, px: 1, gap: 0.5, color: 'text.primary' }

/** Chooses between the tree, or the order in which records stand, and the flat list. */
export const ViewSwitch = ({ resource, view, onChange }: { resource: AnyResource; view: View; onChange: (view: View) => void }) => {
  const translate = useTranslate()
  const isTree = resource.tree !== undefined
  return (
    <ToggleButtonGroup
      exclusive size="small" value={view} onChange={(_, next: View | null) => { if (next !== null) onChange(next) }} aria-label={translate('app.generator.tree.view')}
    >
      <ToggleButton value="tree" sx={choice}>{isTree ? <AccountTreeOutlined fontSize="small" /> : <SwapVert fontSize="small" />}{translate(`app.generator.tree.${isTree ? 'tree' : 'order'}`)}</ToggleButton>
      <ToggleButton value="flat" sx={choice}><TableRowsOutlined fontSize="small" />{translate('app.generator.tree.flat')}</ToggleButton>
    </ToggleButtonGroup>
  )
}
