import SwapIcon from '@mui/icons-material/SwapHoriz'
import {
  Alert,
  Box,
  Button,
  FormControlLabel,
  IconButton,
  MenuItem,
  Stack,
  Switch,
  TextField,
  Typography,
} from '@mui/material'
import { useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { caseRecord } from '../../../resources/clinic/caseRecord.ts'
import { resourceView } from '../../core/resourceView.ts'
import { useFormat } from '../../core/format.ts'
import { PageHeader } from '../../core/PageHeader.tsx'
import { PageSkeleton } from '../../core/PageSkeleton.tsx'
import { showPath } from '../../core/paths.ts'
import { SectionCard } from '../../core/SectionCard.tsx'
import { Failed } from '../../core/Failed.tsx'
import { compared, ComparisonTable } from './ComparisonTable.tsx'
import { useChosen } from './useChosen.ts'

/** Whose examinations they are is said above, and a withdrawn one is not offered; what they found is compared. */
const beside = new Set(['number', 'case', 'patient', 'hospital', 'examinedOn', 'withdrawn'])

/** The sections of a record's own page, with what follows from vision beside it. */
const sectionsOf = () => {
  const { show, fields: all } = resourceView(caseRecord)
  const levels = ['levelRight', 'levelLeft'].map(name => all[name]!)
  return show
    .filter(({ name }) => name !== 'more')
    .map(({ name, title, fields }) => ({
      name,
      title,
      fields: [...fields.filter(field => !beside.has(field.name)), ...(name === 'vision' ? levels : [])],
    }))
}

interface RecordChoiceProps {
  readonly label: string
  readonly records: readonly RaRecord[]
  readonly value: RaRecord
  readonly without: RaRecord
  readonly onChoose: (id: number) => void
}

const RecordChoice = ({ label, records, value, without, onChoose }: RecordChoiceProps) => {
  const format = useFormat()
  return (
    <TextField
      select
      size="small"
      fullWidth={false}
      label={label}
      value={value.id}
      onChange={event => onChoose(Number(event.target.value))}
      sx={{ minWidth: '11em', flex: { xs: 1, sm: 'none' } }}
    >
      {records
        .filter(record => record.id !== without.id)
        .map(record => (
          <MenuItem key={record.id} value={record.id}>
            {format.date(String(record['examinedOn']))}
          </MenuItem>
        ))}
    </TextField>
  )
}

/** Two examinations of one case side by side, with what became different between them. */
export const CaseComparePage = () => {
  const translate = useTranslate()
  const { caseId, records, pair, error, retry, choose } = useChosen()
  const [onlyDifferent, show] = useState(false)
  const first = records?.[0]
  const sections = pair
    ? sectionsOf().filter(({ fields }) => compared({ fields, one: pair[0], other: pair[1], onlyDifferent }).length > 0)
    : []
  return (
    <>
      <PageHeader title={translate('pages.caseCompare')}>
        {first && (
          <Button
            component={Link}
            to={showPath('case', Number(first['case']))}
            size="small"
          >{`${first['patientLabel']} · ${first['number']}`}</Button>
        )}
      </PageHeader>
      {caseId === undefined && (
        <Typography color="text.secondary" sx={{ py: 4 }}>
          {translate('app.comparison.noCase')}
        </Typography>
      )}
      {error !== null && !records && <Failed error={error} onRetry={retry} />}
      {caseId !== undefined && !records && error === null && <PageSkeleton />}
      {records && !pair && <Alert severity="info">{translate('app.comparison.noOther')}</Alert>}
      {records && pair && (
        <Stack spacing={2}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, pt: 1 }}>
            <RecordChoice
              label={translate('app.comparison.one')}
              records={records}
              value={pair[0]}
              without={pair[1]}
              onChoose={id => choose(id, Number(pair[1].id))}
            />
            <IconButton
              aria-label={translate('app.comparison.swap')}
              title={translate('app.comparison.swap')}
              onClick={() => choose(Number(pair[1].id), Number(pair[0].id))}
            >
              <SwapIcon />
            </IconButton>
            <RecordChoice
              label={translate('app.comparison.other')}
              records={records}
              value={pair[1]}
              without={pair[0]}
              onChoose={id => choose(Number(pair[0].id), id)}
            />
            <FormControlLabel
              control={<Switch checked={onlyDifferent} onChange={(_, on) => show(on)} />}
              label={translate('app.comparison.onlyDifferent')}
              sx={{ ml: { sm: 1 } }}
            />
          </Box>
          {sections.length === 0 && <Alert severity="info">{translate('app.comparison.nothingDifferent')}</Alert>}
          {sections.map(({ name, title, fields }) => (
            <SectionCard key={name} title={title}>
              <ComparisonTable
                label={translate(title)}
                fields={fields}
                one={pair[0]}
                other={pair[1]}
                onlyDifferent={onlyDifferent}
              />
            </SectionCard>
          ))}
        </Stack>
      )}
    </>
  )
}
