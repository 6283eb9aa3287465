import { Alert, Button, Skeleton } from '@mui/material'
import type { RaRecord } from 'react-admin'
import { Link } from 'react-router-dom'
import { filled } from '../../../i18n/filled.ts'
import { useFormat } from '../../core/format.ts'
import { showPath } from '../../core/paths.ts'
import { useMay } from '../../core/useMay.ts'
import { useLastRequest } from './useLastRequest.ts'
import { useTexts } from './useTexts.ts'

const severities = { waiting: 'info', refuse: 'warning', failed: 'warning' } as const

type Shown = keyof typeof severities

/**
 * That a refund of this top-up was asked for, and what became of the last such request, unless it was agreed to and
 * stands in the record itself.
 */
export const RequestNote = ({ record }: { record: RaRecord }) => {
  const texts = useTexts().request
  const format = useFormat()
  const may = useMay()
  const { last, isLoading } = useLastRequest(record.id)
  if (isLoading) return <Skeleton variant="rounded" height={48} />
  const review: unknown = last?.['review']
  if (!last || typeof review !== 'string' || !(review in severities)) return null
  const answer: unknown = last['answer']
  const said = filled(texts[review as Shown], {
    count: format.number(Number(last['times'])),
    amount: format.money(Number(last['amount'])),
  })
  return (
    <Alert
      severity={severities[review as Shown]}
      action={
        may('refundRequest', 'get') ? (
          <Button component={Link} to={showPath('refundRequest', last.id)} color="inherit" size="small">
            {texts.open}
          </Button>
        ) : undefined
      }
    >
      {typeof answer === 'string' && answer !== '' ? filled(texts.because, { said, answer }) : said}
    </Alert>
  )
}
