import { treatmentPlan } from '../../resources/clinic/treatmentPlan.ts'
import type { InferRecord } from '../../resources/core/index.ts'
import { message } from '../../resources/core/message.ts'
import { implement } from '../core/contract.ts'
import type { Context } from '../core/contract.ts'
import type { Merged } from '../core/referential/steps.ts'
import { invalid, notFound, Problem } from '../core/errors/problem.ts'
import { storedItems } from './planItems.ts'
import type { PlanItem } from './planItems.ts'

type Plan = InferRecord<typeof treatmentPlan>

/**
 * The patient whose plan it is. Plans of one patient are saved one after the other: the row is held until the
 * transaction ends.
 */
const heldPatient = async (id: number, { db }: Context) => {
  const patient = await db
    .selectFrom('patient')
    .select(['id', 'account', 'type', 'deleted'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!patient || patient.deleted) throw notFound()
  // It may have become one since the input was checked.
  if (patient.type === 'demo') throw invalid({ patient: message('demoPlan') })
  return patient
}

/** The highest edition of a patient, and the plan that holds now. */
const standOf = async (patient: number, { db }: Context) => {
  const editions = await db
    .selectFrom('treatment_plan')
    .select(({ fn }) => fn.max('edition').as('last'))
    .where('patient', '=', patient)
    .executeTakeFirst()
  const current = await db
    .selectFrom('treatment_plan')
    .select(['id', 'edition', 'starts_on as startsOn'])
    .where('patient', '=', patient)
    .where('current', '=', true)
    .executeTakeFirst()
  return { last: editions?.last ?? 0, current }
}

/** The plan of the one who goes that ends, as the one who stays has a current one too. */
const endingPlan = async (
  { survivor, other }: Merged,
  { db }: Context,
): Promise<{ id: number; startsOn: string } | undefined> => {
  const current = await db
    .selectFrom('treatment_plan')
    .select(['id', 'patient', 'starts_on as startsOn'])
    .where('patient', 'in', [survivor, other])
    .where('current', '=', true)
    .execute()
  return current.length === 2 ? current.find(plan => plan.patient === other) : undefined
}

export const treatmentPlanImplementation = implement(
  treatmentPlan,
  {},
  {
    on: ['create'],
    async before(_action, _record, input, context): Promise<Partial<Plan>> {
      const {
        patient: id,
        startsOn,
        replaces,
      } = input as { patient: number; startsOn: string; replaces?: number | null }
      const patient = await heldPatient(id, context)
      const { last, current } = await standOf(id, context)
      // Whoever saved first wins; the second one sees what there is now and decides anew.
      if (replaces !== undefined && replaces !== (current?.id ?? null)) {
        throw new Problem(409, 'planChanged', {
          parameters: { edition: last },
          errors: { replaces: message('planChanged') },
          details: { current: current?.id ?? null, edition: last },
        })
      }
      const items = await storedItems(input['items'] as PlanItem[] | null, context)
      // The former one holds until the day on which this one begins; one that was to begin later never held.
      if (current)
        await context.update(treatmentPlan, current.id, {
          current: false,
          endedOn: startsOn < current.startsOn ? current.startsOn : startsOn,
        })
      const edition = last + 1
      return {
        items,
        edition,
        current: true,
        replaces: current?.id ?? null,
        number: `${patient.account ?? patient.id}-${edition}`,
        minutes: items.reduce((sum, item) => sum + item.minutes, 0),
      }
    },
  },
  {
    patient: {
      merge: {
        preview: async (merged, context) =>
          (await endingPlan(merged, context)) ? [{ effect: 'closes', subject: 'resources.treatmentPlan.name' }] : [],
        async before(merged, context) {
          const plan = await endingPlan(merged, context)
          if (plan)
            await context.update(treatmentPlan, plan.id, {
              current: false,
              endedOn: plan.startsOn > context.today ? plan.startsOn : context.today,
            })
        },
      },
    },
  },
)
