import type { PlanMinutes } from '../../../domain/planMinutes.ts'
import type { PlanGroup } from './usePlanProjects.ts'

/** What of a plan can be set now, and the names of what cannot. */
export interface Copied {
  readonly taken: PlanMinutes[]
  readonly leftOut: readonly string[]
}

/** Holds another plan against the projects as they are now. */
export const copied = (groups: readonly PlanGroup[], items: readonly PlanMinutes[]): Copied => {
  const projects = new Map(groups.flatMap(group => group.projects).map(project => [project.id, project]))
  const isPossible = ({ project, eye }: PlanMinutes): boolean => {
    const known = projects.get(project)
    return known !== undefined && !known.deleted && known.eyes.includes(eye)
  }
  const leftOut = items
    .filter(item => !isPossible(item))
    .map(item => projects.get(item.project)?.label ?? `#${item.project}`)
  return { taken: items.filter(isPossible), leftOut: [...new Set(leftOut)] }
}
