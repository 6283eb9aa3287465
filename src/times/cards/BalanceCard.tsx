import { Box, Button, Chip, Link as TextLink, Skeleton, Tooltip, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { usePermissions } from 'react-admin'
import { Link } from 'react-router-dom'
import type { LastTopUp, TypeBalance } from '../../../resources/times/timesBalance.ts'
import { holds } from '../../../resources/rights.ts'
import { useErrorText } from '../../core/actions/useErrorText.ts'
import { useFormat } from '../../core/format.ts'
import { filled } from '../../../i18n/filled.ts'
import { showPath } from '../../core/paths.ts'
import { useClient } from '../../core/provider.ts'
import { RedeemButton } from '../../cards/RedeemButton.tsx'
import { Panel } from '../../shell/layout/home/Panel.tsx'
import type { PatientCardProps } from '../../patients/cards.ts'
import { topUpPath } from './topUpPath.ts'
import { useTexts } from './useTexts.ts'

interface Balance {
  readonly balances: readonly TypeBalance[]
  readonly last: readonly LastTopUp[]
}

const useBalance = (id: PatientCardProps['patient']['id']) => {
  const client = useClient()
  return useQuery({
    queryKey: ['patient', 'timesBalance', String(id)],
    queryFn: async ({ signal }) => await client.patient.timesBalance({ id }, { signal }),
  })
}

const Types = ({ balances }: Pick<Balance, 'balances'>) => {
  const texts = useTexts()
  const format = useFormat()
  return (
    <Box component="dl" sx={{ m: 0, display: 'flex', flexWrap: 'wrap', gap: 3 }}>
      {balances.map(({ type, label, balance, owed }) => (
        <div key={type}>
          <Typography component="dt" variant="body2" color="text.secondary">
            {label}
          </Typography>
          <Typography component="dd" variant="h5" sx={{ m: 0, fontWeight: 600 }}>
            {format.number(balance)}{' '}
            {owed > 0 && (
              <Tooltip title={texts.card.owedHint} describeChild>
                <Chip
                  tabIndex={0}
                  size="small"
                  color="error"
                  variant="outlined"
                  label={filled(texts.card.owed, { count: owed })}
                />
              </Tooltip>
            )}
          </Typography>
        </div>
      ))}
    </Box>
  )
}

const Last = ({ last }: Pick<Balance, 'last'>) => {
  const texts = useTexts()
  const format = useFormat()
  if (last.length === 0)
    return (
      <Typography variant="body2" color="text.secondary">
        {texts.card.none}
      </Typography>
    )
  return (
    <Box component="ul" aria-label={texts.card.last} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {last.map(({ id, at, typeLabel, times, giveTimes, amount, payStatus }) => (
        <Box
          key={id}
          component="li"
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: 'space-between',
            columnGap: 2,
            py: 0.5,
            typography: 'body2',
          }}
        >
          <span>
            <TextLink component={Link} to={showPath('recharge', id)}>
              {format.moment(at)}
            </TextLink>
            {` · ${typeLabel} ${format.number(times)}`}
            {giveTimes > 0 && ` (${filled(texts.card.given, { count: format.number(giveTimes) })})`}
          </span>
          <span>
            {format.money(amount)}
            {payStatus !== 'paid' && ` · ${texts.dayEnd.statuses[payStatus]}`}
          </span>
        </Box>
      ))}
    </Box>
  )
}

/** What a patient has left of each type, what is owed, and the last top-ups, with the way to the next one. */
export const BalanceCard = ({ patient }: PatientCardProps) => {
  const texts = useTexts()
  const textOf = useErrorText()
  const { permissions } = usePermissions<ReadonlySet<string>>()
  const { data, error, refetch } = useBalance(patient.id)
  const canGet = permissions !== undefined && patient['type'] !== 'demo' && patient['deleted'] !== true
  const mayTopUp = canGet && holds(permissions, 'recharge:topUp')
  const mayRedeem = canGet && holds(permissions, 'card:redeem')
  const all = `/recharge?${new URLSearchParams({ filter: JSON.stringify({ patient: patient.id }) })}`
  return (
    <Panel title={texts.card.title} all={data && data.last.length > 0 ? all : undefined}>
      <Box sx={{ px: 2, py: 1.5, display: 'grid', gap: 1.5 }}>
        {error && <Typography color="error">{textOf(error)}</Typography>}
        {data ? (
          <>
            <Types balances={data.balances} />
            <Last last={data.last} />
          </>
        ) : (
          !error && <Skeleton variant="rounded" height={90} />
        )}
        {canGet && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {mayTopUp && (
              <Button component={Link} to={topUpPath([patient.id])} size="small" variant="outlined">
                {texts.card.topUp}
              </Button>
            )}
            {mayRedeem && <RedeemButton patient={Number(patient.id)} onDone={() => void refetch()} />}
          </Box>
        )}
      </Box>
    </Panel>
  )
}
