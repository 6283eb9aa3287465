import { Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { View } from '../../../resources/core/statistics/address.ts'
import { chosenIn } from '../../../resources/core/statistics/partQuery.ts'
import type { PartProps } from './PartProps.ts'

type SideBySideNoteProps = Pick<PartProps, 'report' | 'words'> & { readonly view: View }

/** Of a report that puts some side by side: how they are chosen, as long as there are not enough to compare. */
export const SideBySideNote = ({ report, view, words }: SideBySideNoteProps) => {
  const translate = useTranslate()
  const sides = Object.entries(report.sideBySide ?? {})
  const chosen = chosenIn(report, view)
  const isEnough = sides.some(([name, { from }]) => (view.filters[name]?.length ?? 0) >= from)
  // One of them may stand beside itself in another range.
  if (sides.length === 0 || isEnough || (chosen.length > 0 && view.compare.length > 0)) return null
  const meant = sides.filter(([name]) => chosen.length === 0 || chosen.includes(name))
  const told = {
    names: meant.map(([name]) => words.t('app.report.sideBySide.name', { name: words.dimension(name) })).join(' / '),
    measure: [...new Set(meant.map(([, { by }]) => words.measure(by).name))].join(' / '),
    from: Math.min(...meant.map(([, { from }]) => from)),
    to: Math.max(...meant.map(([, { to }]) => to)),
  }
  return (
    <Typography variant="body2" color="text.secondary">
      {translate(`app.report.sideBySide.${chosen.length === 0 ? 'none' : 'few'}`, told)}
    </Typography>
  )
}
