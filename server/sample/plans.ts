import type { treatmentPlan } from '../../resources/business/treatmentPlan.ts'
import { addDays } from '../../domain/calendar.ts'
import type { PlanItem } from '../handlers/planItems.ts'
import type { OperatorRow } from './operators.ts'
import type { Patient } from './patients.ts'
import { stages } from './projects.ts'
import { seeded } from './random.ts'
import type { Random } from './random.ts'
import { stamped } from './stored.ts'
import type { Stored } from './stored.ts'
import { whoMay } from './whoMay.ts'

type Plan = Stored<typeof treatmentPlan>

/** What a plan needs to know of its patient. */
export type PlannedPatient = Pick<Patient, 'id' | 'account' | 'hospital' | 'type' | 'deleted' | 'createdAt' | 'createdBy' | 'updatedAt'>

const remarks = ['每天上午、下午各一次，中间休息 10 分钟', '健眼遮盖每天 4 小时', '周末可延长 10 分钟', '戴镜训练']

const mirrored = { right: 'left', left: 'right', both: 'both', turn: 'turn' } as const

/** A stage as it is set for one child: for the eye that is the poorer one, with minutes a little up or down. */
const itemsOf = (random: Random, stage: number, isLeft: boolean): PlanItem[] => stages[stage]!
  .filter((_, at) => at < 2 || random.chance(0.85))
  .map(({ project, eye, minutes }) => ({ project, eye: isLeft ? mirrored[eye] : eye, minutes: minutes + (random.chance(0.25) ? 5 : 0) }))

/** Most patients' plans, edition by edition from their first visit on, the last one current; the same ones each time. */
export function* plans(patients: Iterable<PlannedPatient>, operators: readonly OperatorRow[], today: string): Generator<Plan> {
  const random = seeded(46)
  const planner = whoMay(operators, 'treatmentPlan:create')
  let id = 0
  for (const patient of patients) {
    if (patient.type === 'demo' || !random.chance(0.85)) continue
    const isLeft = random.chance(0.5)
    // Nobody plans for who was deleted.
    const end = patient.deleted ? patient.updatedAt.slice(0, 10) : today
    const editions = random.integer(1, stages.length)
    let startsOn = patient.createdAt.slice(0, 10)
    for (let edition = 1; edition <= editions; edition += 1) {
      const endsOn = addDays(startsOn, random.integer(60, 180))
      const current = edition === editions || endsOn >= end
      const items = itemsOf(random, edition - 1, isLeft)
      const at = `${startsOn}${patient.createdAt.slice(10)}`
      id += 1
      yield {
        id, number: `${patient.account ?? patient.id}-${edition}`, patient: patient.id, hospital: patient.hospital, edition,
        startsOn, endedOn: current ? null : endsOn, current, items, minutes: items.reduce((sum, one) => sum + one.minutes, 0),
        replaces: edition === 1 ? null : id - 1, remark: random.chance(0.3) ? random.pick(remarks) : null,
        ...stamped(at, planner(patient.hospital, patient.createdBy, patient.id), current ? at : `${endsOn}${patient.createdAt.slice(10)}`),
      }
      if (current) break
      startsOn = endsOn
    }
  }
}
