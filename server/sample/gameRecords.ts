import type { gameRecord } from '../../resources/business/gameRecord.ts'
import { devices, devicesIn } from './devices.ts'
import { games } from './games.ts'
import { naked3dProjects, stages } from './projects.ts'
import { seeded } from './random.ts'
import type { Random } from './random.ts'
import { stamped } from './stored.ts'
import type { Stored } from './stored.ts'
import { trainingDaysOf } from './trainingDays.ts'
import type { TrainedPatient } from './trainingDays.ts'

type GameRecord = Stored<typeof gameRecord>

const two = (value: number): string => String(value).padStart(2, '0')

/** What a patient does on a day: some items of a stage, or of naked-eye 3D. */
const exercises = (random: Random, isNaked3d: boolean, stage: number) => (isNaked3d
  ? naked3dProjects.map(project => ({ project, eye: 'both' as const, minutes: 10 }))
  : stages[stage]!).filter((_, at) => at === 0 || random.chance(0.4))

/** The game records of the weeks up to `today`, on the days that the consumption of the sample knows; the same ones each time. */
export function* gameRecords(patients: Iterable<TrainedPatient>, today: string): Generator<GameRecord> {
  const random = seeded(812)
  const here = devicesIn(devices(today))
  const gameOf = new Map(games(today).filter(({ published }) => published).map(({ id, project }) => [project, id]))
  let id = 0
  for (const patient of patients) {
    const stage = random.integer(0, stages.length - 1)
    const device = random.pick(here.get(patient.hospital)!)
    for (const { day, rechargeType } of trainingDaysOf(patient, today)) {
      // Families train in the late afternoon, which is the same day in UTC; what is of today is early, so that nothing lies ahead.
      let minute = day === today ? 1 : (9 + random.integer(0, 3)) * 60
      for (const { project, eye, minutes: planned } of exercises(random, rechargeType === 'naked3d', stage)) {
        const minutes = Math.max(1, planned - random.integer(0, 3))
        const at = (after: number): string => `${day}T${two(Math.floor((minute + after) / 60))}:${two((minute + after) % 60)}:00.000Z`
        id += 1
        yield {
          id, patient: patient.id, hospital: patient.hospital, project, game: gameOf.get(project) ?? null, eye, startedAt: at(0), day, minutes, score: random.integer(20, 100) * 10, level: random.integer(1, 12),
          device, uuid: `5a3d0000-0000-4000-8000-${id.toString(16).padStart(12, '0')}`, clientStartedAt: at(0), ...stamped(at(minutes), null),
        }
        minute += day === today ? 1 : minutes + random.integer(1, 4)
      }
    }
  }
}
