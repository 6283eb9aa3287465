import { savedView } from '../../../resources/system/savedView.ts'
import { later } from '../../core/later.tsx'
import { present } from '../../core/present.ts'
import { bringReportTexts } from '../../core/report/texts.ts'

const contents = async () => (await Promise.all([import('./Contents.tsx'), bringReportTexts()]))[0]

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
