import { savedView } from '../../../resources/system/savedView.ts'
import { later } from '../../core/later.tsx'
import { present } from '../../core/present.ts'

present(savedView, {
  fields: { page: { Cell: later(async () => (await import('../../core/PageCell.tsx')).PageCell, 20) } },
})
