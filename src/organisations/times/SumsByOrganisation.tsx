import {
  Alert,
  Link as TextLink,
  MenuItem,
  Skeleton,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  TextField,
  Typography,
} from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import type { Identifier } from 'react-admin'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { createClient } from '../../../dataProvider/index.ts'
import { useErrorText } from '../../core/actions/useErrorText.ts'
import { useFormat } from '../../core/format.ts'
import { DayBound } from '../../core/inputs/day/DayBound.tsx'
import { showPath } from '../../core/paths.ts'
import { useProvider } from '../../core/provider.ts'
import { SectionCard } from '../../core/SectionCard.tsx'
import { stackedTable } from '../../core/stackedTable.ts'
import { useRechargeTypes } from './useBalances.ts'

const figures = ['count', 'times', 'giveTimes', 'total', 'amount'] as const

type Sum = { readonly hospital: number; readonly hospitalLabel?: string } & {
  readonly [name in (typeof figures)[number]]: number
}

/** What narrows the sums; empty where nothing does. */
interface Asked {
  readonly rechargeType: string
  readonly from: string
  readonly to: string
}

const useSums = (hospital: Identifier, asked: Asked) => {
  const provider = useProvider()
  return useQuery({
    queryKey: ['hospitalRecharge', 'organ', String(hospital), asked],
    queryFn: async () =>
      (await createClient(provider).hospitalRecharge.organ({
        hospital: Number(hospital),
        ...Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== '')),
      })) as readonly Sum[],
    retry: false,
  })
}

const SumsTable = ({ sums }: { sums: readonly Sum[] }) => {
  const translate = useTranslate()
  const format = useFormat()
  const said = (one: (typeof figures)[number], of: Pick<Sum, typeof one>): string =>
    one === 'amount' ? format.money(of[one]) : format.number(of[one])
  const title = (name: string): string =>
    translate(name === 'count' ? 'app.organisation.sums.count' : `resources.hospitalRecharge.fields.${name}`)
  const cells = (of: Pick<Sum, (typeof figures)[number]>) =>
    figures.map(name => (
      <TableCell key={name} align="right" data-label={title(name)}>
        {said(name, of)}
      </TableCell>
    ))
  const total = Object.fromEntries(figures.map(name => [name, sums.reduce((sum, one) => sum + one[name], 0)])) as Pick<
    Sum,
    (typeof figures)[number]
  >
  return (
    <TableContainer tabIndex={0} role="group" aria-label={translate('app.organisation.sums.title')}>
      <Table size="small" sx={[{ '& td': { fontVariantNumeric: 'tabular-nums' } }, stackedTable]}>
        <TableHead>
          <TableRow>
            <TableCell>{title('hospital')}</TableCell>
            {figures.map(name => (
              <TableCell key={name} align="right">
                {title(name)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {sums.map(sum => (
            <TableRow key={sum.hospital}>
              <TableCell component="th" scope="row">
                <TextLink component={Link} to={showPath('hospital', sum.hospital)}>
                  {sum.hospitalLabel ?? `#${sum.hospital}`}
                </TextLink>
              </TableCell>
              {cells(sum)}
            </TableRow>
          ))}
          {sums.length > 1 && (
            <TableRow sx={{ '& > *': { fontWeight: 600 } }}>
              <TableCell component="th" scope="row">
                {translate('app.organisation.sums.all')}
              </TableCell>
              {cells(total)}
            </TableRow>
          )}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

/** What an organisation and each one below it was topped up with, refunds taken off, on some days or ever. */
export const SumsByOrganisation = ({ hospital }: { hospital: Identifier }) => {
  const translate = useTranslate()
  const textOf = useErrorText()
  const types = useRechargeTypes()
  const [asked, setAsked] = useState<Asked>({ rechargeType: '', from: '', to: '' })
  const { data, error } = useSums(hospital, asked)
  const input = { size: 'small', fullWidth: false, slotProps: { inputLabel: { shrink: true } } } as const
  return (
    <SectionCard title="app.organisation.sums.title">
      <Stack spacing={2}>
        <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap' }}>
          <TextField
            {...input}
            select
            label={translate('resources.hospitalRecharge.fields.rechargeType')}
            value={asked.rechargeType}
            sx={{ minWidth: '10em' }}
            onChange={({ target }) => setAsked({ ...asked, rechargeType: target.value })}
            slotProps={{ ...input.slotProps, select: { displayEmpty: true } }}
          >
            <MenuItem value="">{translate('app.organisation.sums.anyType')}</MenuItem>
            {types.map(type => (
              <MenuItem key={type.id} value={type.id}>
                {type.name}
              </MenuItem>
            ))}
          </TextField>
          {(['from', 'to'] as const).map(end => (
            <DayBound
              key={end}
              fullWidth={false}
              label={translate(`app.organisation.statement.${end}`)}
              value={asked[end]}
              onDay={day => setAsked({ ...asked, [end]: day })}
              sx={{ width: '12.5em' }}
            />
          ))}
        </Stack>
        {error ? (
          <Alert severity="error">{textOf(error)}</Alert>
        ) : !data ? (
          <Skeleton variant="rounded" height={120} />
        ) : data.length === 0 ? (
          <Typography color="text.secondary">{translate('app.organisation.sums.none')}</Typography>
        ) : (
          <SumsTable sums={data} />
        )}
      </Stack>
    </SectionCard>
  )
}
