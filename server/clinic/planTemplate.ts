import { planTemplate } from '../../resources/clinic/planTemplate.ts'
import { message } from '../../resources/core/message.ts'
import { implement } from '../core/contract.ts'
import { invalid, notFound } from '../core/errors/problem.ts'
import { isWithinReach } from '../core/isWithinReach.ts'
import type { Hospitals } from '../core/isWithinReach.ts'
import { storedItems } from './planItems.ts'
import type { PlanItem } from './planItems.ts'

/** Whose scope is limited sees templates for all, and changes only those for organisations of that scope. */
export const planTemplateImplementation = implement(
  planTemplate,
  {},
  {
    on: ['create', 'update', 'remove', 'recover'],
    async before(action, record, input, context) {
      if (record && !isWithinReach(record.hospitals, context)) throw notFound()
      if (action !== 'create' && action !== 'update') return
      if (!isWithinReach((input['hospitals'] as Hospitals) ?? null, context))
        throw invalid({ hospitals: message('required') })
      return { items: await storedItems(input['items'] as PlanItem[] | null, context) }
    },
  },
)
