import { Box, Chip, Skeleton } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { patient } from '../../../resources/patients/patient.ts'
import { resourceView } from '../../core/resourceView.ts'
import { FieldCell } from '../../core/fields/FieldCell.tsx'
import { RecordLink } from '../../core/RecordLink.tsx'
import './texts.ts'

const shown = ['gender', 'birthday', 'hospital', 'mobile', 'times'] as const

/** A patient in a line: name and account, and what tells one from another. */
export const PatientLine = ({ record }: { record: RaRecord | undefined }) => {
  const translate = useTranslate()
  const { fields } = resourceView(patient)
  if (!record) return <Skeleton width="80%" />
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'baseline', overflowWrap: 'anywhere' }}>
      <strong>
        <RecordLink resource="patient" id={record.id}>
          {String(record['name'])}
        </RecordLink>
      </strong>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {String(record['account'] ?? `#${record.id}`)}
      </Box>
      {shown.map(name => (
        <Box key={name} component="span" sx={{ display: 'inline-flex', gap: 0.5 }}>
          {name === 'times' && (
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {translate(fields[name]!.label)}
            </Box>
          )}
          <FieldCell place={fields[name]!} record={record} room="line" />
        </Box>
      ))}
      {record['deleted'] === true && (
        <Chip size="small" color="error" variant="outlined" label={translate('app.merge.deleted')} />
      )}
    </Box>
  )
}
