import {
  Box,
  Button,
  Card,
  MenuItem,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TextField,
  Typography,
  useMediaQuery,
} from '@mui/material'
import type { Theme } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { useState } from 'react'
import type { AnyResource } from '../../../resources/core/index.ts'
import { typeOf } from '../../../resources/core/typeOf.ts'
import { resourceView } from '../resourceView.ts'
import { fieldTexts } from '../actions/outcome.ts'
import { FieldInput } from '../fields/FieldInput.tsx'
import { ErrorSummary } from '../form/ErrorSummary.tsx'
import { GuardedForm } from '../form/GuardedForm.tsx'
import { useFormat } from '../format.ts'
import { SectionCard, twoColumns } from '../SectionCard.tsx'
import type { Import, ImportColumn } from './useImport.ts'

interface ColumnsStepProps {
  readonly resource: AnyResource
  readonly job: Import
  readonly error: unknown
  readonly isBusy: boolean
  readonly onCheck: (input: {
    readonly columns: readonly (string | null)[]
    readonly fixed: Readonly<Record<string, unknown>>
  }) => Promise<void>
}

type Chosen = readonly (string | null)[]

const FieldChoice = ({
  resource,
  at,
  title,
  chosen,
  onChoose,
}: {
  resource: AnyResource
  at: number
  title: string
  chosen: Chosen
  onChoose: (chosen: Chosen) => void
}) => {
  const translate = useTranslate()
  const { fields } = resourceView(resource)
  const change = (field: string | null) =>
    onChoose(chosen.map((one, i) => (i === at ? field : one !== null && one === field ? null : one)))
  return (
    <TextField
      select
      size="small"
      margin="none"
      value={chosen[at] ?? ''}
      onChange={event => change(event.target.value || null)}
      sx={{ minWidth: '11em' }}
      helperText={false}
      slotProps={{
        select: {
          displayEmpty: true,
          SelectDisplayProps: { 'aria-label': `${translate('importing.field')}: ${title}` },
        },
      }}
    >
      <MenuItem value="">
        <Typography component="span" color="text.secondary">
          {translate('importing.skip')}
        </Typography>
      </MenuItem>
      {(resource.actions['import']?.takes ?? []).map(name => (
        <MenuItem key={name} value={name}>
          {translate(fields[name]!.label)}
          {fields[name]!.field.required ? ' *' : ''}
        </MenuItem>
      ))}
    </TextField>
  )
}

/** The fields that no column fills, of which all rows may have one value. */
const openFields = (resource: AnyResource, chosen: Chosen): string[] => {
  const { fields } = resourceView(resource)
  const suits = (name: string): boolean => {
    const { field } = fields[name]!
    return typeOf(field).isForAll === true && !field.unique && !field.showWhen
  }
  return (resource.actions['import']?.takes ?? []).filter(name => !chosen.includes(name) && suits(name))
}

const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== ''

const Fixed = ({ resource, chosen, isBusy }: { resource: AnyResource; chosen: Chosen; isBusy: boolean }) => {
  const translate = useTranslate()
  const { fields } = resourceView(resource)
  const open = openFields(resource, chosen)
  return (
    <>
      {open.length > 0 && (
        <Box sx={{ mt: 2 }}>
          <SectionCard title="importing.allRows">
            <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
              {translate('importing.allRowsHint')}
            </Typography>
            <Box sx={twoColumns}>
              {open.map(name => (
                <FieldInput key={name} place={fields[name]!} isRequired={fields[name]!.field.required === true} />
              ))}
            </Box>
          </SectionCard>
        </Box>
      )}
      <Box sx={{ mt: 2 }}>
        <ErrorSummary />
        <Button type="submit" variant="contained" loading={isBusy}>
          {translate('importing.check')}
        </Button>
      </Box>
    </>
  )
}

/** Lets the operator say which column fills which field, beside the first rows, and what all rows have. */
export const ColumnsStep = ({ resource, job, error, isBusy, onCheck }: ColumnsStepProps) => {
  const translate = useTranslate()
  const format = useFormat()
  const isNarrow = useMediaQuery<Theme>(theme => theme.breakpoints.down('sm'))
  const [chosen, choose] = useState<Chosen>(() => job.columns.map(column => column.field))
  const { fields } = resourceView(resource)
  const titleOf = ({ title }: ImportColumn, at: number) => title || translate('importing.unnamed', { number: at + 1 })
  const check = (values: FieldValues) => {
    const fixed = openFields(resource, chosen)
      .map(name => [name, values[name] as unknown] as const)
      .filter(([, value]) => isGiven(value))
    return onCheck({ columns: chosen, fixed: Object.fromEntries(fixed) })
  }
  const wrong = Object.entries(fieldTexts(error)).filter(([name]) => name !== 'file')
  return (
    <GuardedForm defaultValues={job.fixed} sanitizeEmptyValues={false} onSubmit={check}>
      <Typography sx={{ mb: 1 }}>
        {[
          job.sheet ? translate('importing.sheet', { name: job.sheet }) : '',
          translate('importing.rows', { rows: format.number(job.rows), smart_count: job.rows }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      <Card
        variant="outlined"
        sx={{ overflowX: 'auto' }}
        tabIndex={0}
        role="group"
        aria-label={translate('importing.steps.columns')}
      >
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{translate('importing.column')}</TableCell>
              {!isNarrow && <TableCell>{translate('importing.example')}</TableCell>}
              <TableCell>{translate('importing.field')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {job.columns.map((column, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- a column is its place
              <TableRow key={at}>
                <TableCell sx={{ overflowWrap: 'anywhere' }}>
                  {titleOf(column, at)}
                  {isNarrow && (
                    <Typography variant="caption" component="div" color="text.secondary">
                      {column.cells.filter(Boolean).join(' · ').slice(0, 60)}
                    </Typography>
                  )}
                </TableCell>
                {!isNarrow && (
                  <TableCell
                    sx={{
                      color: 'text.secondary',
                      maxWidth: '28em',
                      overflow: 'hidden',
                      textOverflow: 'ellipsis',
                      whiteSpace: 'nowrap',
                    }}
                  >
                    {column.cells.filter(Boolean).join(' · ')}
                  </TableCell>
                )}
                <TableCell>
                  <FieldChoice
                    resource={resource}
                    at={at}
                    title={titleOf(column, at)}
                    chosen={chosen}
                    onChoose={choose}
                  />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Card>
      {wrong.length > 0 && (
        <Box role="alert">
          <Box component="ul" sx={{ color: 'error.main', pl: 3 }}>
            {wrong.map(([name, text]) => (
              <li key={name}>
                {fields[name] ? translate(fields[name].label) : name}: {text}
              </li>
            ))}
          </Box>
        </Box>
      )}
      <Fixed resource={resource} chosen={chosen} isBusy={isBusy} />
    </GuardedForm>
  )
}
