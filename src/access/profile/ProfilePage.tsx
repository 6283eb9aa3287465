import { Alert, Box, Stack } from '@mui/material'
import { useTranslate } from 'react-admin'
import { PageHeader } from '../../core/PageHeader.tsx'
import { PageSkeleton } from '../../core/PageSkeleton.tsx'
import { Failed } from '../../core/Failed.tsx'
import { useMay } from '../../core/useMay.ts'
import { AccountCard } from './AccountCard.tsx'
import { EmailCard } from './EmailCard.tsx'
import { OwnLog } from './OwnLog.tsx'
import { OwnSessions } from './OwnSessions.tsx'
import { PasswordCard } from './PasswordCard.tsx'
import { ProfileCard } from './ProfileCard.tsx'
import { SecondFactorCard } from './SecondFactorCard.tsx'
import { useContact } from './useContact.ts'
import { useProfile } from './useProfile.ts'
import '../ownTexts.ts'

const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 3fr)' },
}

/** The caller's own account: what it is, what they may change of it, and what they did. */
export const ProfilePage = () => {
  const translate = useTranslate()
  const contact = useContact()
  const may = useMay()
  const { data: profile, error, refetch } = useProfile()
  return (
    <>
      <PageHeader title={translate('pages.user/center')} />
      {!profile && (error ? <Failed error={error} onRetry={() => void refetch()} /> : <PageSkeleton />)}
      {profile && (
        <Box sx={columns}>
          <AccountCard profile={profile} />
          <Stack spacing={2}>
            {profile.isExperience && <Alert severity="info">{translate('app.own.demo')}</Alert>}
            {may('profile', 'change') && <ProfileCard profile={profile} contact={contact} />}
            <EmailCard profile={profile} contact={contact} />
            {may('operator', 'updatePass') && <PasswordCard />}
            {may('secondFactor', 'setUp') && <SecondFactorCard />}
            <OwnSessions />
            <OwnLog />
          </Stack>
        </Box>
      )}
    </>
  )
}
