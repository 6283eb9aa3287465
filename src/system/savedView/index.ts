import { savedView } from '../../../resources/system/savedView.ts'
import { later } from '../../core/later.tsx'
import { present } from '../../core/present.ts'

const contents = async () => import('./Contents.tsx')

present(savedView, {
  // Views are kept on the page that they are of.
  elsewhere: ['create'],
  fields: {
    page: { Cell: later(async () => (await import('../../core/PageCell.tsx')).PageCell, 20) },
    state: {
      Cell: later(async () => (await contents()).ContentsCell, 20),
      Input: later(async () => (await contents()).ContentsInput, 72),
    },
  },
})
