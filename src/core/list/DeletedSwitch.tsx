import { ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useListContext, useResourceContext, useTranslate } from 'react-admin'

const choice = { py: 0.5, color: 'text.primary' }

/**
 * Chooses between live records and those deleted logically, by the resource's own word for that; the choice is a filter
 * like any other and stands in the URL.
 */
export const DeletedSwitch = () => {
  const { filterValues, displayedFilters, setFilters } = useListContext()
  const translate = useTranslate()
  const resource = useResourceContext()
  const { deleted, ...others } = filterValues
  const change = (_: unknown, next: 'live' | 'deleted' | null) => {
    if (next !== null) setFilters(next === 'deleted' ? { ...others, deleted: true } : others, displayedFilters)
  }
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={deleted === true ? 'deleted' : 'live'}
      onChange={change}
      aria-label={translate('app.generator.state')}
    >
      <ToggleButton value="live" sx={choice}>
        {translate('app.generator.live')}
      </ToggleButton>
      <ToggleButton value="deleted" sx={choice}>
        {translate(`resources.${resource}.fields.deleted`)}
      </ToggleButton>
    </ToggleButtonGroup>
  )
}
