import { Skeleton } from '@mui/material'
import { useTranslate } from 'react-admin'
import { cellOf, minutesByCell } from '../../../domain/planMinutes.ts'
import type { PlanMinutes } from '../../../domain/planMinutes.ts'
import { Failed } from '../../core/Failed.tsx'
import { useFormat } from '../../core/format.ts'
import { GridFrame } from './GridFrame.tsx'
import { plannedGroups, usePlanProjects } from './usePlanProjects.ts'
import './texts.ts'

/** What a plan sets, to be read: its projects alone. */
export const PlanTable = ({ items }: { items: readonly PlanMinutes[] }) => {
  const translate = useTranslate()
  const format = useFormat()
  const { groups, error, retry } = usePlanProjects()
  if (error && !groups) return <Failed error={error} onRetry={retry} />
  if (!groups) return <Skeleton variant="rounded" height={160} />
  const minutes = minutesByCell(items)
  return (
    <GridFrame
      groups={plannedGroups(groups, items)}
      items={items}
      label={translate('app.plan.grid')}
      cell={(project, eye) => {
        const set = minutes.get(cellOf(project.id, eye))
        return set === undefined ? '' : format.number(set)
      }}
    />
  )
}
