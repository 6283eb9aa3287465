import EditIcon from '@mui/icons-material/Edit'
import { Button, Stack } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { later } from '../../core/later.tsx'
import { Link } from 'react-router-dom'
import { Nothing } from '../../core/types/Nothing.tsx'
import { PageHeader } from '../../core/PageHeader.tsx'
import { PageSkeleton } from '../../core/PageSkeleton.tsx'
import { editPath } from '../../core/paths.ts'
import { useButtons } from '../../core/show/useButtons.ts'
import { SectionCard } from '../../core/SectionCard.tsx'
import { useDivisionLabel } from '../hospital/useDivisions.ts'
import { Balances } from '../times/Balances.tsx'
import { statementPath } from '../times/statementPath.ts'
import { useMay } from '../../core/useMay.ts'
import { useProfileCalls } from '../../access/profile/useProfile.ts'
import { Failed } from '../../core/Failed.tsx'
import { LabelledValues } from '../../access/LabelledValues.tsx'

const OrganisationTopUps = later(async () => (await import('../times/OrganisationTopUps.tsx')).OrganisationTopUps, 320)

/** The organisation that the caller belongs to, for everybody. */
export const HospitalPage = () => {
  const translate = useTranslate()
  const calls = useProfileCalls()
  const divisionLabel = useDivisionLabel()
  const may = useMay()
  const buttons = useButtons('hospital')
  const {
    data: found,
    error,
    refetch,
  } = useQuery({ queryKey: ['profile', 'hospital'], queryFn: () => calls.hospital({}) })
  const data = buttons && found
  const labelled = (name: string, value: string | null) =>
    [translate(`resources.hospital.fields.${name}`), value ?? <Nothing key={name} />] as const
  return (
    <>
      <PageHeader title={translate('pages.user/hospital')}>
        {data && may('hospital', 'statement') && (
          <Button component={Link} to={statementPath(data.id)} size="small">
            {translate('app.organisation.statement.open')}
          </Button>
        )}
        {data && buttons?.map((Part, at) => <Part key={at} record={{ ...data }} />)}
        {data?.mayEdit && (
          <Button
            component={Link}
            to={editPath('hospital', data.id)}
            size="small"
            variant="contained"
            startIcon={<EditIcon />}
          >
            {translate('ra.action.edit')}
          </Button>
        )}
      </PageHeader>
      {!data && (error ? <Failed error={error} onRetry={() => void refetch()} /> : <PageSkeleton />)}
      {data && (
        <Stack spacing={2}>
          <SectionCard title="app.organisation.balances">
            <Balances balances={data} />
          </SectionCard>
          <SectionCard title="resources.hospital.sections.organisation">
            <LabelledValues
              values={[
                labelled('name', data.name),
                labelled('code', data.code),
                labelled('kind', translate(`resources.hospital.choices.kind.${data.kind}`)),
                labelled('superior', data.superiorLabel),
              ]}
            />
          </SectionCard>
          <SectionCard title="resources.hospital.sections.place">
            <LabelledValues
              values={[
                labelled('province', divisionLabel(data.province)),
                labelled('city', divisionLabel(data.city)),
                labelled('address', data.address),
              ]}
            />
          </SectionCard>
          <SectionCard title="resources.hospital.sections.contact">
            <LabelledValues values={[labelled('contact', data.contact), labelled('phone', data.phone)]} />
          </SectionCard>
          {may('hospitalRecharge', 'list') && <OrganisationTopUps hospital={data.id} />}
        </Stack>
      )}
    </>
  )
}
