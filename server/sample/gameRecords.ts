import type { gameRecord } from '../../resources/training/gameRecord.ts'
import { deviceOf } from './devices.ts'
import { games } from './games.ts'
import { naked3dProjects, stages } from './projects.ts'
import { seeded } from './random.ts'
import type { Random } from './random.ts'
import { later, stamped } from './stored.ts'
import type { Stored } from './stored.ts'
import { trainingDaysOf } from './trainingDays.ts'
import type { TrainedPatient, TrainingDay } from './trainingDays.ts'

type GameRecord = Stored<typeof gameRecord>

/** What a patient does on a day: some items of a stage, or of naked-eye 3D. */
const exercises = (random: Random, { rechargeType, isLately }: TrainingDay, stage: number) => (rechargeType === 'naked3d'
  ? naked3dProjects.map(project => ({ project, eye: 'both' as const, minutes: 10 }))
  : stages[stage]!).filter((_, at) => at === 0 || isLately && random.chance(0.4))

/** The game records of all training days, each of which is consumed by them; the same ones each time. */
export function* gameRecords(patients: Iterable<TrainedPatient>, today: string): Generator<GameRecord> {
  const random = seeded(812)
  const device = deviceOf(today)
  const gameOf = new Map(games(today).filter(({ published }) => published).map(({ id, project }) => [project, id]))
  let id = 0
  for (const patient of patients) {
    const stage = random.integer(0, stages.length - 1)
    for (const trained of trainingDaysOf(patient, today)) {
      const { day, sentAt } = trained
      let startedAt = trained.startedAt
      for (const { project, eye, minutes: planned } of exercises(random, trained, stage)) {
        const minutes = Math.max(1, planned - random.integer(0, 3))
        id += 1
        yield {
          id, patient: patient.id, hospital: patient.hospital, project, game: gameOf.get(project) ?? null, eye, startedAt, day, minutes, score: random.integer(20, 100) * 10, level: random.integer(1, 12),
          device: device(patient), uuid: `5a3d0000-0000-4000-8000-${id.toString(16).padStart(12, '0')}`, clientStartedAt: startedAt, ...stamped(sentAt, null),
        }
        startedAt = later(startedAt, day === today ? 1 : minutes + random.integer(1, 4))
      }
    }
  }
}
