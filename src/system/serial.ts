import { serial } from '../../resources/system/serial.ts'
import { present } from '../core/index.ts'
import { serialLabelsPage, serialLabelsPath } from './serialLabels/serialLabelsPath.ts'

const label = 'app.serialLabels.print'

present(serial, {
  links: [{ label, permission: 'serial:list', to: ({ id }) => serialLabelsPath([Number(id)]) }],
  together: [
    {
      label,
      permission: 'serial:list',
      to: records => serialLabelsPath(records.map(({ id }) => Number(id))),
      whole: serialLabelsPage,
      hint: label,
    },
  ],
})
