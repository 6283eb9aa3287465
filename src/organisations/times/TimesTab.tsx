import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined'
import { Alert, Button, Skeleton, Stack } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { Link } from 'react-router-dom'
import { useErrorText } from '../../core/actions/useErrorText.ts'
import { SectionCard } from '../../core/SectionCard.tsx'
import { Balances } from './Balances.tsx'
import { OrganisationTopUps } from './OrganisationTopUps.tsx'
import { statementPath } from './statementPath.ts'
import { SumsByOrganisation } from './SumsByOrganisation.tsx'
import { TopUpButtons } from './TopUpButtons.tsx'
import { useBalances } from './useBalances.ts'
import { useMay } from '../../core/useMay.ts'

/** What an organisation has left of each type, what was bought for it, and what the platform may do about it. */
export const TimesTab = ({ record }: { record: RaRecord }) => {
  const translate = useTranslate()
  const textOf = useErrorText()
  const may = useMay()
  const { data, error } = useBalances(record.id)
  return (
    <Stack spacing={2}>
      <SectionCard title="app.organisation.balances">
        <Stack spacing={2}>
          {error ? (
            <Alert severity="error">{textOf(error)}</Alert>
          ) : data ? (
            <Balances balances={data} />
          ) : (
            <Skeleton variant="rounded" height={56} />
          )}
          <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
            {record['deleted'] !== true && <TopUpButtons hospital={Number(record.id)} />}
            {may('hospital', 'statement') && (
              <Button component={Link} to={statementPath(record.id)} size="small" startIcon={<ReceiptIcon />}>
                {translate('app.organisation.statement.open')}
              </Button>
            )}
          </Stack>
        </Stack>
      </SectionCard>
      {may('hospitalRecharge', 'list') && Number(record['subordinates']) > 0 && (
        <SumsByOrganisation hospital={record.id} />
      )}
      {may('hospitalRecharge', 'list') && <OrganisationTopUps hospital={Number(record.id)} />}
    </Stack>
  )
}
