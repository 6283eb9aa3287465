import { operator } from '../../resources/access/operator.ts'
import { log } from '../../resources/monitor/log.ts'
import { patient } from '../../resources/patients/patient.ts'
import { present } from '../core/index.ts'
import { later } from '../core/later.tsx'
import type { CellProps } from '../core/types/view.ts'
import { logPath } from './logPath.ts'

present(log, {
  fields: {
    resource: { Cell: later<CellProps>(async () => (await import('./LogCells.tsx')).ThingCell) },
    request: { Cell: later<CellProps>(async () => (await import('./LogCells.tsx')).RequestCell) },
  },
})

present(patient, {
  links: [
    {
      label: 'app.showLog',
      permission: 'log:list',
      to: ({ id }) => logPath({ resource: ['patient'], record: `${id},${id}` }),
    },
  ],
})
present(operator, {
  links: [{ label: 'app.showLog', permission: 'log:list', to: ({ id }) => logPath({ operator: Number(id) }) }],
})
