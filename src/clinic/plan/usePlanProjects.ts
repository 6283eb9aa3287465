import { useQuery } from '@tanstack/react-query'
import { useLocale } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { planEyes } from '../../../domain/eyes.ts'
import type { PlanMinutes } from '../../../domain/planMinutes.ts'
import type { PlanEye } from '../../../domain/eyes.ts'
import { useMay } from '../../core/useMay.ts'
import { useProvider } from '../../core/provider.ts'

/** A project as a plan shows it. */
export interface PlanProject {
  readonly id: number
  readonly label: string
  readonly type: number
  readonly typeLabel: string
  readonly eyes: readonly PlanEye[]
  /** It stays in former plans, and can be set no more. */
  readonly deleted: boolean
}

export interface PlanGroup {
  readonly id: number
  readonly label: string
  readonly projects: readonly PlanProject[]
}

const all = {
  pagination: { page: 1, perPage: 1000 },
  sort: { field: 'sort', order: 'ASC' as const },
  filter: { deleted: 'all' },
  meta: { options: true },
}

const eyesOf = (text: unknown): PlanEye[] =>
  planEyes.filter(eye =>
    String(text ?? '')
      .split(',')
      .includes(eye),
  )

const toProject = (record: RaRecord): PlanProject => ({
  id: Number(record.id),
  label: String(record['label']),
  type: Number(record['type']),
  typeLabel: String(record['typeLabel'] ?? ''),
  eyes: eyesOf(record['eyes']),
  deleted: record['deleted'] === true,
})

const denied = new Error('errors.forbidden')

/** All projects by their types, both in their order; undefined until they are known. */
export const usePlanProjects = (): {
  readonly groups: readonly PlanGroup[] | undefined
  readonly error: Error | null
  readonly retry?: () => void
} => {
  const provider = useProvider()
  const locale = useLocale()
  const may = useMay()
  const isAllowed = may('project', 'options') && may('projectType', 'options')
  const { data, error, refetch } = useQuery({
    queryKey: ['project', 'planGroups', locale],
    enabled: isAllowed === true,
    queryFn: async ({ signal }): Promise<PlanGroup[]> => {
      const [types, projects] = await Promise.all([
        provider.getList('projectType', { ...all, signal }),
        provider.getList('project', { ...all, signal }),
      ])
      const found = projects.data.map(toProject)
      return types.data
        .map(type => ({
          id: Number(type.id),
          label: String(type['label']),
          projects: found.filter(one => one.type === Number(type.id)),
        }))
        .filter(group => group.projects.length > 0)
    },
  })
  if (isAllowed === false) return { groups: undefined, error: denied }
  return { groups: data, error, retry: () => void refetch() }
}

/** The groups with those projects alone that the plan has. */
export const plannedGroups = (groups: readonly PlanGroup[], items: readonly PlanMinutes[]): PlanGroup[] => {
  const ids = new Set(items.filter(item => item.minutes > 0).map(item => item.project))
  return groups
    .map(group => ({ ...group, projects: group.projects.filter(project => ids.has(project.id)) }))
    .filter(group => group.projects.length > 0)
}

/** The groups as a plan is made from them: live projects, and those that it already has. */
export const offeredGroups = (groups: readonly PlanGroup[], items: readonly PlanMinutes[]): PlanGroup[] => {
  const ids = new Set(items.map(item => item.project))
  return groups
    .map(group => ({ ...group, projects: group.projects.filter(project => !project.deleted || ids.has(project.id)) }))
    .filter(group => group.projects.length > 0)
}
