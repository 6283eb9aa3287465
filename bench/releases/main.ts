// `npm run bench:releases`: ten thousand devices ask through a day while the share of a release is raised; no answer may change back.
import { isOffered } from '../../domain/rollout.ts'
import type { Rollout } from '../../domain/rollout.ts'
import { bucketOf } from '../../server/content/bucketOf.ts'

const devices = 10_000
const steps = [
  { hour: 0, percentage: 1 },
  { hour: 4, percentage: 5 },
  { hour: 8, percentage: 20 },
  { hour: 12, percentage: 50 },
  { hour: 18, percentage: 100 },
] as const

const offered = new Set<number>()
let [asked, flips, isWrong] = [0, 0, false]
const began = performance.now()
for (let hour = 0; hour < 24; hour++) {
  const { percentage } = steps.findLast(step => step.hour <= hour)!
  const rollout: Rollout = { state: 'running', percentage, hospitals: null, begins: 0, ends: null }
  let now = 0
  for (let device = 1; device <= devices; device++) {
    const isIn = isOffered(
      rollout,
      { bucket: bucketOf(7, device), hospital: 1 + (device % 40), had: offered.has(device) },
      hour,
    )
    if (offered.has(device) && !isIn) flips++
    if (isIn) {
      offered.add(device)
      now++
    }
    asked++
  }
  if (!steps.some(step => step.hour === hour)) continue
  const [share, deviation] = [percentage / 100, Math.sqrt(((devices * percentage) / 100) * (1 - percentage / 100))]
  const isOff = Math.abs(now - share * devices) > 3 * deviation
  isWrong ||= isOff
  console.log(
    `${String(hour).padStart(2, '0')}:00  ${percentage} % asked for, ${now} of ${devices} devices (${(Math.abs(now - share * devices) / (deviation || 1)).toFixed(2)} standard deviations)${isOff ? '  TOO FAR' : ''}`,
  )
}
console.log(`${asked} asked in ${Math.round(performance.now() - began)} ms, ${flips} flipped`)
if (flips > 0 || isWrong) process.exitCode = 1
