import { Typography } from '@mui/material'
import { useGetOne } from 'react-admin'
import { useFormat } from '../../core/format.ts'
import { filled } from '../../../i18n/filled.ts'
import { useTexts } from './useTexts.ts'
import type { Whom } from './whom.ts'

const One = ({ id }: { id: number }) => {
  const texts = useTexts()
  const { data, error } = useGetOne('patient', { id })
  if (error) return <>{filled(texts.unknownPatient, { id })}</>
  return (
    <>{data ? filled(texts.one, { name: String(data['name']), account: String(data['account'] ?? `#${id}`) }) : '…'}</>
  )
}

/** For whom it is, in a line. */
export const WhomLine = ({ whom }: { whom: Whom }) => {
  const texts = useTexts()
  const format = useFormat()
  const many =
    'filter' in whom
      ? whom.total === undefined
        ? texts.filteredUnknown
        : filled(texts.filtered, { count: format.number(whom.total) })
      : filled(texts.some, { count: format.number(whom.userIds.length) })
  return (
    <Typography sx={{ mb: 2 }}>
      <Typography component="span" color="text.secondary">
        {texts.whom}
      </Typography>{' '}
      <strong>{'userIds' in whom && whom.userIds.length === 1 ? <One id={whom.userIds[0]!} /> : many}</strong>
    </Typography>
  )
}
