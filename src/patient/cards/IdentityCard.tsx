import { Box, Card, CardContent, Stack, Typography } from '@mui/material'
import { resources } from '../../../resources/index.ts'
import type { AnyResource } from '../../../resources/schema/index.ts'
import { blueprintOf } from '../../generator/blueprint.ts'
import { FieldCell } from '../../generator/fields/FieldCell.tsx'
import { Values } from '../../generator/show/ShowSections.tsx'
import type { PatientCardProps } from '../cards.ts'

const states = ['type', 'activation', 'access'] as const
const known = ['account', 'gender', 'birthday', 'age', 'hospital', 'mobile', 'guardianName', 'guardianMobile'] as const

/** Who it is: picture, name, age, organisation, state of the account, and the ways to reach the family, which stay masked until asked for. */
export const IdentityCard = ({ patient }: PatientCardProps) => {
  const { fields } = blueprintOf(resources.patient as unknown as AnyResource)
  const shown = (names: readonly string[]) => names.flatMap(name => fields[name] ?? [])
  return (
    <Card component="section" aria-label={String(patient['name'])}>
      <CardContent sx={{ display: 'flex', gap: { xs: 2, sm: 3 }, flexDirection: { xs: 'column', sm: 'row' }, alignItems: 'flex-start', '&:last-child': { pb: 2 } }}>
        <Stack spacing={1} sx={{ alignItems: 'flex-start', minWidth: { sm: '9em' } }}>
          {shown(['photo']).filter(photo => patient[photo.name]).map(photo => <FieldCell key={photo.name} place={photo} record={patient} room="page" />)}
          <Typography component="h2" variant="h6">{String(patient['name'])}</Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
            {shown(states).map(state => <FieldCell key={state.name} place={state} record={patient} room="line" />)}
          </Box>
        </Stack>
        <Box sx={{ flex: 1, width: 1, minWidth: 0 }}><Values fields={shown(known)} record={patient} /></Box>
      </CardContent>
    </Card>
  )
}
