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
  // An address may ask for both, which is neither.
  const shown = { true: 'deleted', false: 'live' }[String(deleted ?? false)] ?? null
  const change = (_: unknown, next: 'live' | 'deleted' | null) => {
    if (next !== null) setFilters(next === 'deleted' ? { ...others, deleted: true } : others, displayedFilters)
  }
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={shown}
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
