import type { PlanEye } from '../../domain/eyes.ts'
import { message } from '../../resources/core/message.ts'
import type { Message } from '../../resources/core/message.ts'
import type { Context } from '../core/contract.ts'
import { invalid } from '../core/errors/problem.ts'

/** A row of a plan or template: minutes a day of a project for some eyes. */
export interface PlanItem {
  readonly project: number
  readonly eye: PlanEye
  readonly minutes: number
}

/**
 * The rows of a plan as they are stored: those with minutes. Throws 400 at the row whose project cannot be set for the
 * eyes or is not there any more, or that says again what another row says. The projects are held until the transaction
 * ends, so that none is deleted meanwhile.
 */
export const storedItems = async (
  sent: readonly PlanItem[] | null | undefined,
  { db }: Pick<Context, 'db'>,
): Promise<PlanItem[]> => {
  const rows = sent ?? []
  const ids = [...new Set(rows.map(row => row.project))].sort((a, b) => a - b)
  const projects = new Map(
    ids.length === 0
      ? []
      : (
          await db
            .selectFrom('project')
            .select(['id', 'eyes', 'deleted'])
            .where('id', 'in', ids)
            .orderBy('id')
            .forShare()
            .execute()
        ).map(one => [one.id, one]),
  )
  const errors: Record<string, Message> = {}
  const seen = new Set<string>()
  rows.forEach(({ project, eye, minutes }, at) => {
    if (minutes === 0) return
    const known = projects.get(project)
    if (!known || known.deleted) errors[`items.${at}.project`] = message('reference')
    else if (!known.eyes.includes(eye)) errors[`items.${at}.eye`] = message('eyes')
    else if (seen.has(`${project} ${eye}`)) errors[`items.${at}.project`] = message('distinct')
    seen.add(`${project} ${eye}`)
  })
  if (Object.keys(errors).length > 0) throw invalid(errors)
  return rows.filter(row => row.minutes > 0)
}
