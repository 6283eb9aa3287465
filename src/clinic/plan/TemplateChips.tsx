import { Box, Chip, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useId } from 'react'
import { copied } from './copied.ts'
import type { Copied } from './copied.ts'
import { planItems } from './planItems.ts'
import type { PlanGroup } from './usePlanProjects.ts'
import { usePlanTemplates } from './usePlanTemplates.ts'
import './texts.ts'

/** The others are in the dialog beside. */
const most = 8

interface TemplateChipsProps {
  readonly groups: readonly PlanGroup[]
  readonly disabled: boolean
  readonly onTake: (taken: Copied) => void
}

/** Templates by name, as long as nothing is filled in: there is nothing yet that one of them could change. */
export const TemplateChips = ({ groups, disabled, onTake }: TemplateChipsProps) => {
  const translate = useTranslate()
  const id = useId()
  const { data = [] } = usePlanTemplates()
  if (data.length === 0) return null
  return (
    <Box
      role="group"
      aria-labelledby={id}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 }}
    >
      <Typography id={id} variant="body2" color="text.secondary">
        {translate('app.plan.begin')}
      </Typography>
      {data.slice(0, most).map(one => (
        <Chip
          key={one.id}
          label={String(one['name'])}
          variant="outlined"
          color="primary"
          disabled={disabled}
          onClick={() => onTake(copied(groups, planItems(one['items'])))}
        />
      ))}
    </Box>
  )
}
