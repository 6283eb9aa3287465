import type { followUp } from '../../resources/patients/followUp.ts'
import { addDays } from '../../domain/calendar.ts'
import type { OperatorRow } from './operators.ts'
import type { PlannedPatient } from './plans.ts'
import { seeded, weighted } from './random.ts'
import type { Random } from './random.ts'
import { later, stamped } from './stored.ts'
import type { Stored } from './stored.ts'
import { trainingCourse } from './trainingCourse.ts'
import type { TrainedPatient } from './trainingDays.ts'
import { whoMay } from './whoMay.ts'

type FollowUp = Stored<typeof followUp>
type FollowedPatient = PlannedPatient & TrainedPatient

/** What is said, by what comes of it. */
const words = {
  onTrack: ['孩子训练正常，家长反映配合度有提高', '每周训练四到五次，家长会继续坚持', '戴镜和遮盖都按要求进行'],
  willResume: ['上周感冒停训，本周末恢复', '回老家过节，回来后继续训练', '期末考试期间暂停，考完恢复训练'],
  visitArranged: ['提醒到期复查，家长预约周六上午来院', '已预约下周二下午复查，请携带旧镜'],
  paused: ['家里暂时没有人接送，先暂停一段时间', '孩子住院，家长希望下个月再联系'],
  elsewhere: ['已搬家，在当地医院继续治疗'],
  recovered: ['外院检查视力已正常，家长希望巩固后停训'],
  stopped: ['家长认为效果不明显，不再继续训练', '孩子抗拒训练，家长决定放弃'],
  notReached: ['电话无人接听', '连续两次未接通，改天再打'],
  wrongNumber: ['号码为空号，需到院时更新联系方式'],
} as const
type Result = keyof typeof words

const ofPause = weighted<Result>([
  ['willResume', 50],
  ['paused', 20],
  ['notReached', 20],
  ['onTrack', 10],
])
const ofEnd = weighted<Result>([
  ['willResume', 18],
  ['visitArranged', 20],
  ['notReached', 22],
  ['stopped', 14],
  ['paused', 10],
  ['recovered', 8],
  ['elsewhere', 5],
  ['wrongNumber', 3],
])
const ofStart = weighted<Result>([
  ['onTrack', 55],
  ['visitArranged', 20],
  ['notReached', 25],
])
const channels = weighted<FollowUp['channel']>([
  ['phone', 64],
  ['wechat', 24],
  ['sms', 5],
  ['visit', 5],
  ['other', 2],
])

/**
 * Whoever could not be reached, or puts it off, is asked again; what was put off long ago has been settled otherwise.
 */
const settledAfter = 60
const again: ReadonlySet<Result> = new Set(['willResume', 'visitArranged', 'paused', 'notReached'])

interface Asked {
  readonly day: string
  readonly result: Result
}

/**
 * When somebody asked after a child: soon after the beginning, where training paused, and where it ended, perhaps
 * twice.
 */
const askedOf = (random: Random, patient: FollowedPatient): Asked[] => {
  const course = trainingCourse(patient)
  if (!course)
    return random.chance(0.3)
      ? [
          {
            day: addDays(patient.createdAt.slice(0, 10), random.integer(7, 21)),
            result: random.chance(0.5) ? 'notReached' : 'paused',
          },
        ]
      : []
  const { from, until, pause } = course
  const first = addDays(until, random.integer(5, 20))
  return [
    ...(random.chance(0.3) ? [{ day: addDays(from, random.integer(7, 14)), result: ofStart(random) }] : []),
    ...(pause && random.chance(0.7) ? [{ day: addDays(pause[0], 9), result: ofPause(random) }] : []),
    ...(random.chance(0.65)
      ? [
          { day: first, result: ofEnd(random) },
          ...(random.chance(0.35) ? [{ day: addDays(first, random.integer(10, 30)), result: ofEnd(random) }] : []),
        ]
      : []),
  ].sort((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)))
}

/** Follow-ups of those whose training is told, the same ones each time; the latest of a patient may be outstanding. */
export function* followUps(
  patients: Iterable<FollowedPatient>,
  operators: readonly OperatorRow[],
  today: string,
): Generator<FollowUp> {
  const asking = whoMay(operators, 'followUp:create')
  let id = 0
  for (const patient of patients) {
    if (!patient.isTold || patient.deleted || patient.type === 'demo') continue
    const random = seeded(9_500_017 + patient.id * 7)
    const all = askedOf(random, patient).filter(({ day }) => day < today)
    for (const [at, { day, result }] of all.entries()) {
      const asked = `${day}T0${random.integer(1, 8)}:${random.integer(10, 59)}:00.000Z`
      const nextOn =
        again.has(result) && random.chance(0.8) && (at < all.length - 1 || day > addDays(today, -settledAfter))
          ? addDays(day, random.integer(5, 30))
          : null
      id += 1
      yield {
        id,
        number: `${patient.account ?? patient.id}-F${at + 1}`,
        patient: patient.id,
        hospital: patient.hospital,
        at: asked,
        channel: channels(random),
        content: random.pick(words[result]),
        result,
        nextOn,
        outstanding: nextOn !== null && at === all.length - 1,
        deleted: false,
        ...stamped(later(asked, random.integer(1, 20)), asking(patient.hospital, null, patient.id + at)),
      }
    }
  }
}
