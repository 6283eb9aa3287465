import { Alert, AlertTitle, Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { Effect } from '../../../resources/core/preview.ts'
import { useFormat } from '../format.ts'

/** What an action would do, one line an effect; `scope` is the catalogue path of their texts. */
export const EffectList = ({ scope, effects }: { scope: string; effects: readonly Effect[] }) => {
  const translate = useTranslate()
  const format = useFormat()
  return (
    <Alert severity="info" role="status">
      <AlertTitle>{translate('app.generator.preview.title')}</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {effects.map(({ effect, subject, count, amount, names }) => (
          <li key={`${effect} ${subject}`}>
            {translate(`${scope}.${effect}`, {
              subject: subject === null ? '' : translate(subject, { smart_count: count ?? 1 }),
              count: count === null ? '' : format.number(count),
              smart_count: count ?? 1,
              names: format.list(names ?? []),
              amount: amount === null ? '' : format.money(amount),
            })}
          </li>
        ))}
      </Box>
    </Alert>
  )
}
