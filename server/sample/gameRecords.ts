import { ageGroupOn } from '../../domain/age.ts'
import type { gameRecord } from '../../resources/training/gameRecord.ts'
import type { PlanItem } from '../clinic/planItems.ts'
import { deviceOf } from './devices.ts'
import { games } from './games.ts'
import type { Plan } from './plans.ts'
import { naked3dProjects, stages } from './projects.ts'
import { seeded } from './random.ts'
import type { Random } from './random.ts'
import { later, stamped } from './stored.ts'
import type { Stored } from './stored.ts'
import { trainingDaysOf } from './trainingDays.ts'
import type { TrainedPatient, TrainingDay } from './trainingDays.ts'

type GameRecord = Stored<typeof gameRecord>

/** The editions of the plan of each patient who trains, in their order. */
export type Planned = Map<number, readonly Plan[]>

const mostExercises = 4

const naked3d: readonly PlanItem[] = naked3dProjects.map(project => ({ project, eye: 'both', minutes: 10 }))

/**
 * What the plan of a day sets, or a stage for whom nobody planned; naked-eye 3D comes first where that is what the days
 * are bought for.
 */
const itemsOn = ({ day, rechargeType }: TrainingDay, plans: readonly Plan[], stage: number): readonly PlanItem[] => {
  const items = plans.findLast(({ startsOn }) => startsOn <= day)?.items ?? stages[stage]!
  return rechargeType === 'naked3d' ? [...naked3d, ...items] : items
}

/**
 * What a patient does on a day: mostly four exercises, each in its turn where the plan has more; the first one says
 * what the day is consumed as.
 */
const exercises = (random: Random, day: TrainingDay, items: readonly PlanItem[], nth: number): readonly PlanItem[] => {
  const fixed = day.rechargeType === 'naked3d' ? 1 : 0
  const turning = items.slice(fixed)
  const turned = [...items.slice(0, fixed), ...turning.map((_, at) => turning[(at + nth) % turning.length]!)]
  return turned.slice(0, random.chance(0.85) ? mostExercises : random.integer(1, mostExercises))
}

/** A child gets better at what it does again and again, with good days and bad ones. */
const skill = (random: Random, nth: number) => {
  const reached = Math.min(1, nth / 60)
  return {
    score: Math.min(100, Math.round(25 + reached * 50 + random.integer(-12, 25))) * 10,
    level: Math.max(1, Math.min(12, Math.round(1 + reached * 9 + random.integer(-1, 1)))),
  }
}

/** The game records of all training days, each of which is consumed by them; the same ones each time. */
export function* gameRecords(
  patients: Iterable<TrainedPatient>,
  planned: Planned,
  today: string,
): Generator<GameRecord> {
  const random = seeded(812)
  const device = deviceOf(today)
  const gameOf = new Map(
    games(today)
      .filter(({ published }) => published)
      .map(({ id, project }) => [project, id]),
  )
  let id = 0
  for (const patient of patients) {
    if (!patient.isTold) continue
    const stage = random.integer(0, stages.length - 1)
    for (const [nth, trained] of trainingDaysOf(patient, today).entries()) {
      const { day, sentAt } = trained
      let startedAt = trained.startedAt
      for (const { project, eye, minutes: set } of exercises(
        random,
        trained,
        itemsOn(trained, planned.get(patient.id) ?? [], stage),
        nth,
      )) {
        const minutes = Math.max(1, set - random.integer(0, 3))
        id += 1
        yield {
          id,
          patient: patient.id,
          hospital: patient.hospital,
          project,
          game: gameOf.get(project) ?? null,
          eye,
          startedAt,
          day,
          minutes,
          ...skill(random, nth),
          device: device(patient),
          ageBand: ageGroupOn(patient.birthday, day),
          gender: patient.gender,
          uuid: `5a3d0000-0000-4000-8000-${id.toString(16).padStart(12, '0')}`,
          clientStartedAt: startedAt,
          ...stamped(sentAt, null),
        }
        startedAt = later(startedAt, day === today ? 1 : minutes + random.integer(1, 4))
      }
    }
  }
}
