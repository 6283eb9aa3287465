import { Box, FormHelperText } from '@mui/material'
import { useTranslate } from 'react-admin'
import { cellOf } from '../../../domain/planMinutes.ts'
import { planEyes } from '../../../domain/eyes.ts'
import type { PlanGroup } from './usePlanProjects.ts'
import './texts.ts'

interface GridErrorsProps {
  readonly id: string
  readonly groups: readonly PlanGroup[]
  /** What is wrong, by cell. */
  readonly wrong: ReadonlyMap<string, string>
  /** What is wrong with the plan as a whole. */
  readonly message: string | undefined
}

/** What is wrong with a plan, below its grid: the whole of it, and each cell by its name. */
export const GridErrors = ({ id, groups, wrong, message }: GridErrorsProps) => {
  const translate = useTranslate()
  const cells = groups
    .flatMap(group => group.projects)
    .flatMap(project =>
      planEyes.flatMap(eye => {
        const text = wrong.get(cellOf(project.id, eye))
        return text === undefined
          ? []
          : [
              {
                key: cellOf(project.id, eye),
                text: translate('app.plan.cellWrong', {
                  project: project.label,
                  eye: translate(`app.plan.eye.${eye}`),
                  text,
                }),
              },
            ]
      }),
    )
  return (
    <FormHelperText id={id} component="div" error role="alert" sx={{ fontSize: '0.875rem' }}>
      {message}
      {cells.length > 0 && (
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {cells.map(({ key, text }) => (
            <li key={key}>{text}</li>
          ))}
        </Box>
      )}
    </FormHelperText>
  )
}
