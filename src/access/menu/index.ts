import { menu } from '../../../resources/access/menu.ts'
import { later } from '../../core/later.tsx'
import { present } from '../../core/present.ts'

const cells = () => import('./cells.tsx')
const inputs = () => import('./inputs.ts')

present(menu, {
  fields: {
    icon: {
      Cell: later(async () => (await cells()).IconCell, 20),
      Input: later(async () => (await inputs()).IconInput),
    },
    component: {
      Cell: later(async () => (await cells()).PageCell, 20),
      Input: later(async () => (await inputs()).PageInput),
    },
    path: { Cell: later(async () => (await cells()).PathCell, 20) },
  },
})
