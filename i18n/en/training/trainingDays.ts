import type zh from '../../zh/training/trainingDays.ts'
import type { Same } from '../../Same.ts'

export default {
  title: 'Training in the last %{count} %{count|day|days}',
  trained: 'Days trained',
  trainedOf: '%{trained} of %{count}',
  minutes: 'Minutes trained',
  minutesOf: '%{minutes} min',
  ofPlan: '%{percent}% of the %{planned} min planned',
  last: 'Last training day',
  never: 'No game records yet; they appear here once training devices send them',
  chart:
    'Minutes trained a day from %{from} to %{to}: %{trained} %{trained|day|days}, %{minutes} %{minutes|minute|minutes} in all',
  done: 'Trained',
  planned: 'Planned',
  table: 'Day by day',
  day: 'Day',
  doneMinutes: 'Trained, min',
  plannedMinutes: 'Planned, min',
} satisfies Same<typeof zh>
