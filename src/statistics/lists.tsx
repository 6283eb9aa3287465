import { attendance } from '../../resources/statistics/attendance.ts'
import { effect } from '../../resources/statistics/effect.ts'
import { reexamination } from '../../resources/statistics/reexamination.ts'
import { present } from '../core/index.ts'
import { later } from '../core/later.tsx'
import { callListPath } from './callList/callListPath.ts'
import { remindersPath } from './reminders/remindersPath.ts'

const AttendanceBar = later(async () => (await import('./callList/AttendanceBar.tsx')).AttendanceBar, 44)
const ReexaminationBar = later(async () => (await import('./callList/ReexaminationBar.tsx')).ReexaminationBar, 190)

const EffectFigures = later(async () => (await import('./EffectFigures.tsx')).EffectFigures, 100)

type Rows = readonly { readonly [name: string]: unknown }[]
const patientsOf = (records: Rows): number[] => records.map(record => Number(record['patient']))
const calling = { label: 'app.callList.start', permission: 'followUp:create', hint: 'app.callList.hint' }

present(attendance, {
  underHeading: AttendanceBar,
  together: [{ ...calling, to: (records: Rows) => callListPath('attendance', patientsOf(records)) }],
})

present(effect, { underHeading: EffectFigures })

present(reexamination, {
  underHeading: ReexaminationBar,
  together: [
    { ...calling, to: (records: Rows) => callListPath('reexamination', patientsOf(records)) },
    {
      label: 'app.callList.print',
      permission: 'reexamination:list',
      hint: 'app.callList.hint',
      to: (records: Rows) => remindersPath(patientsOf(records)),
    },
  ],
})
