import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import { cellOf, minutesByCell, withMinutes } from '../../../domain/planMinutes.ts'
import type { PlanMinutes } from '../../../domain/planMinutes.ts'
import type { PlanEye } from '../../../domain/eyes.ts'
import { GridFrame } from './GridFrame.tsx'
import { moveInGrid } from './gridKeys.ts'
import { MinutesInput } from './MinutesInput.tsx'
import type { PlanGroup, PlanProject } from './usePlanProjects.ts'
import './texts.ts'

interface PlanGridProps {
  readonly groups: readonly PlanGroup[]
  readonly items: readonly PlanMinutes[]
  /** The plan that is replaced: cells that differ from it are marked. */
  readonly before: readonly PlanMinutes[] | undefined
  /** What is wrong, by cell. */
  readonly errors: ReadonlyMap<string, string>
  /** The element that says it in words. */
  readonly errorsId: string
  readonly disabled: boolean
  readonly onChange: (items: PlanMinutes[]) => void
}

/** The grid as minutes are typed into it: only cells that the project can be set for. */
export const PlanGrid = ({ groups, items, before, errors, errorsId, disabled, onChange }: PlanGridProps) => {
  const translate = useTranslate()
  const minutes = minutesByCell(items)
  const former = before && minutesByCell(before)
  const cell = (project: PlanProject, eye: PlanEye) => {
    const key = cellOf(project.id, eye)
    const [now, then] = [minutes.get(key) ?? 0, former?.get(key) ?? 0]
    if (!project.eyes.includes(eye) && now === 0)
      return (
        <Box component="span" aria-label={translate('app.plan.notPossible')} sx={{ color: 'text.disabled', pr: 1 }}>
          –
        </Box>
      )
    return (
      <MinutesInput
        label={translate('app.plan.cell', { project: project.label, eye: translate(`app.plan.eye.${eye}`) })}
        minutes={now}
        row={project.id}
        column={eye}
        was={
          former && now !== then
            ? then === 0
              ? translate('app.plan.wasNotSet')
              : translate('app.plan.was', { minutes: then })
            : undefined
        }
        error={errors.get(key)}
        errorsId={errorsId}
        disabled={disabled}
        onChange={next => onChange(withMinutes(items, { project: project.id, eye, minutes: next }))}
      />
    )
  }
  return (
    <GridFrame groups={groups} items={items} label={translate('app.plan.grid')} onKeyDown={moveInGrid} cell={cell} />
  )
}
