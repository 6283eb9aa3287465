import { Box, Card, CardContent } from '@mui/material'
import type { RaRecord } from 'react-admin'
import { resources } from '../../../resources/index.ts'
import { resourceView } from '../../core/resourceView.ts'
import type { FieldView } from '../../core/resourceView.ts'
import { FieldCell } from '../../core/fields/FieldCell.tsx'
import { Values } from '../../core/show/ShowSections.tsx'
import type { PatientCardProps } from '../cards.ts'

const states = ['type', 'activation', 'access'] as const
const contact = ['birthday', 'account', 'hospital', 'mobile', 'guardianName', 'guardianMobile'] as const

const InLine = ({ fields, record }: { fields: readonly FieldView[]; record: RaRecord }) =>
  fields.map(field => (
    <Box key={field.name} component="span">
      <FieldCell place={field} record={record} room="line" />
    </Box>
  ))

/**
 * What the heading, which has name, sex and age, does not say of who it is: picture, state of the account,
 * organisation, and the ways to reach the family, which stay masked until asked for.
 */
export const IdentityCard = ({ patient }: PatientCardProps) => {
  const { fields } = resourceView(resources.patient)
  const shown = (names: readonly string[]) => names.flatMap(name => fields[name] ?? [])
  return (
    <Card component="section" aria-label={String(patient['name'])}>
      <CardContent
        sx={{ display: 'flex', gap: { xs: 2, sm: 3 }, alignItems: 'flex-start', '&:last-child': { pb: 1.5 } }}
      >
        {shown(['photo'])
          .filter(photo => patient[photo.name])
          .map(photo => (
            <FieldCell key={photo.name} place={photo} record={patient} room="page" />
          ))}
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mb: 1 }}>
            <InLine fields={shown(states)} record={patient} />
          </Box>
          <Values fields={shown(contact)} record={patient} />
        </Box>
      </CardContent>
    </Card>
  )
}
