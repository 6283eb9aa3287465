import type { treatmentPlan } from '../../resources/clinic/treatmentPlan.ts'
import { trainingRecommendation } from '../../domain/amblyopia.ts'
import type { Recommendation } from '../../domain/amblyopia.ts'
import { addDays } from '../../domain/calendar.ts'
import { hundredths } from '../../domain/visualAcuity.ts'
import type { PlanItem } from '../clinic/planItems.ts'
import { courses } from './cases.ts'
import type { Course, TreatedPatient } from './cases.ts'
import type { Visit } from './examinations.ts'
import type { OperatorRow } from './operators.ts'
import type { Patient } from './patients.ts'
import { stages } from './projects.ts'
import { seeded } from './random.ts'
import type { Random } from './random.ts'
import { stamped } from './stored.ts'
import type { Stored } from './stored.ts'
import { whoMay } from './whoMay.ts'

export type Plan = Stored<typeof treatmentPlan>

/** What a plan needs to know of its patient. */
export type PlannedPatient = TreatedPatient & Pick<Patient, 'account' | 'updatedAt'>

const remarks = ['每天上午、下午各一次，中间休息 10 分钟', '健眼遮盖每天 4 小时', '周末可延长 10 分钟', '戴镜训练']

const mirrored = { right: 'left', left: 'right', both: 'both', turn: 'turn' } as const

/** A stage as it is set for one child, with minutes a little up or down. */
const itemsOf = (random: Random, stage: number, isLeft: boolean): PlanItem[] =>
  stages[stage]!.filter((_, at) => at < 2 || random.chance(0.85)).map(({ project, eye, minutes }) => ({
    project,
    eye: isLeft ? mirrored[eye] : eye,
    minutes: minutes + (random.chance(0.25) ? 5 : 0),
  }))

/** Vision of the poorer eye from which on both are trained for stereopsis, in hundredths. */
const nearlyNormal = 80

/** The stage that does what is recommended at a visit: the poorer eye alone, each in its turn, or both together. */
const stageFor = ({ correctedRight, correctedLeft }: Visit, recommendation: Recommendation): number => {
  if (recommendation === 'rightOnly' || recommendation === 'leftOnly') return 0
  if (recommendation !== 'bothAtOnce') return 1
  return Math.min(hundredths(correctedRight) ?? 0, hundredths(correctedLeft) ?? 0) >= nearlyNormal ? 3 : 2
}

/** A plan from a day on. */
interface Step {
  readonly startsOn: string
  readonly stage: number
  readonly isLeft: boolean
}

/** Plans that follow a course: a new one where a visit recommends otherwise, or another stage. */
const followed = ({ records }: Course): Step[] =>
  records
    .map(visit => {
      const recommendation = trainingRecommendation({ right: visit.correctedRight, left: visit.correctedLeft })
      return {
        startsOn: visit.examinedOn,
        stage: stageFor(visit, recommendation),
        isLeft: recommendation === 'leftOnly',
      }
    })
    .filter((step, at, all) => at === 0 || step.stage !== all[at - 1]!.stage || step.isLeft !== all[at - 1]!.isLeft)

/** Plans of a child without a case, stage by stage from the first visit on. Nobody plans for who was deleted. */
const unguided = (random: Random, patient: PlannedPatient, today: string): Step[] => {
  const end = patient.deleted ? patient.updatedAt.slice(0, 10) : today
  const [isLeft, count] = [random.chance(0.5), random.integer(1, stages.length)]
  const steps: Step[] = [{ startsOn: patient.createdAt.slice(0, 10), stage: 0, isLeft }]
  for (let stage = 1; stage < count; stage += 1) {
    const startsOn = addDays(steps.at(-1)!.startsOn, random.integer(60, 180))
    if (startsOn >= end) break
    steps.push({ startsOn, stage, isLeft })
  }
  return steps
}

/** Each patient with their course, where they have one; both come in the same order. */
function* withCourses(
  patients: readonly PlannedPatient[],
  today: string,
): Generator<readonly [PlannedPatient, Course | undefined]> {
  const following = courses(patients, today)
  let next = following.next().value as Course | undefined
  for (const patient of patients) {
    const course = next?.case.patient === patient.id ? next : undefined
    if (course) next = following.next().value as Course | undefined
    yield [patient, course]
  }
}

/**
 * Most patients' plans, edition by edition from their first visit on, the last one current; the same ones each time.
 * They do what the visit at their start recommends.
 */
export function* plans(
  patients: readonly PlannedPatient[],
  operators: readonly OperatorRow[],
  today: string,
): Generator<Plan> {
  const random = seeded(46)
  const planner = whoMay(operators, 'treatmentPlan:create')
  let id = 0
  for (const [patient, course] of withCourses(patients, today)) {
    if (patient.type === 'demo' || !random.chance(0.85)) continue
    const steps = course ? followed(course) : unguided(random, patient, today)
    for (const [at, { startsOn, stage, isLeft }] of steps.entries()) {
      const endedOn = steps[at + 1]?.startsOn ?? null
      const items = itemsOf(random, stage, isLeft)
      const made = `${startsOn}${patient.createdAt.slice(10)}`
      id += 1
      yield {
        id,
        number: `${patient.account ?? patient.id}-${at + 1}`,
        patient: patient.id,
        hospital: patient.hospital,
        edition: at + 1,
        startsOn,
        endedOn,
        current: endedOn === null,
        items,
        minutes: items.reduce((sum, one) => sum + one.minutes, 0),
        replaces: at === 0 ? null : id - 1,
        remark: random.chance(0.3) ? random.pick(remarks) : null,
        ...stamped(
          made,
          planner(patient.hospital, patient.createdBy, patient.id),
          endedOn === null ? made : `${endedOn}${patient.createdAt.slice(10)}`,
        ),
      }
    }
  }
}
