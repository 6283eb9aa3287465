import { Link as TextLink, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { useFormat } from '../../core/format.ts'
import { Nothing } from '../../core/types/Nothing.tsx'
import { showPath } from '../../core/paths.ts'
import { stackedTable } from '../../core/stackedTable.ts'
import { useMay } from '../../core/useMay.ts'
import type { Statement, StatementLine } from '../../organisations/times/useStatement.ts'

const columns = ['at', 'kind', 'document', 'patient', 'operator', 'change', 'balance'] as const
const numbers: readonly string[] = ['change', 'balance']

/** The row that a movement came from, where one may see it. */
const Source = ({ line }: { line: StatementLine }) => {
  const may = useMay()
  const [resource, id] = line.hospitalRecharge
    ? (['hospitalRecharge', line.hospitalRecharge] as const)
    : (['recharge', line.recharge] as const)
  const text = line.document ?? (id ? `#${id}` : null)
  if (!id || text === null) return <Nothing />
  return may(resource, 'get') ? (
    <TextLink component={Link} to={showPath(resource, id)}>
      {text}
    </TextLink>
  ) : (
    <>{text}</>
  )
}

/** The movements of a statement between its opening and its closing balance. */
export const StatementLines = ({ statement }: { statement: Statement }) => {
  const translate = useTranslate()
  const format = useFormat()
  const say = (name: string) => translate(`app.organisation.statement.${name}`)
  const edge = (name: 'opening' | 'closing') => (
    <TableRow data-together="">
      <TableCell component="th" scope="row" colSpan={columns.length - 1} sx={{ fontWeight: 600 }}>
        {say(name)}
      </TableCell>
      <TableCell align="right" sx={{ fontWeight: 600 }}>
        {format.number(statement[name])}
      </TableCell>
    </TableRow>
  )
  return (
    <Table size="small" sx={[{ '& td, & th': { fontVariantNumeric: 'tabular-nums' } }, stackedTable]}>
      <TableHead>
        <TableRow>
          {columns.map(name => (
            <TableCell key={name} align={numbers.includes(name) ? 'right' : 'left'}>
              {say(name)}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {edge('opening')}
        {statement.lines.length === 0 && (
          <TableRow>
            <TableCell colSpan={columns.length}>
              <Typography variant="body2" color="text.secondary">
                {say('empty')}
              </Typography>
            </TableCell>
          </TableRow>
        )}
        {statement.lines.map(line => (
          <TableRow key={line.id}>
            <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap', fontWeight: 'inherit' }}>
              {format.moment(line.at)}
            </TableCell>
            <TableCell data-label={say('kind')}>{say(`kinds.${line.kind}`)}</TableCell>
            <TableCell data-label={say('document')}>
              <Source line={line} />
            </TableCell>
            <TableCell data-label={say('patient')}>{line.patientName ?? <Nothing />}</TableCell>
            <TableCell data-label={say('operator')}>{line.operator ?? <Nothing />}</TableCell>
            <TableCell align="right" data-label={say('change')}>
              {format.number(line.amount, 0, true)}
            </TableCell>
            <TableCell align="right" data-label={say('balance')}>
              {format.number(line.balance)}
            </TableCell>
          </TableRow>
        ))}
        {edge('closing')}
      </TableBody>
    </Table>
  )
}
