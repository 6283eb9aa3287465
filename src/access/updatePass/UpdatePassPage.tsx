import { Alert, Box, Card, CardContent } from '@mui/material'
import { useGetIdentity, useTranslate } from 'react-admin'
import { PageHeader } from '../../core/PageHeader.tsx'
import { LoadingPage } from '../../shell/layout/LoadingPage.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { SignOutInstead } from './SignOutInstead.tsx'

/** Replaces one's own password; one-time passwords have to be replaced here before anything else. */
export const UpdatePassPage = () => {
  const translate = useTranslate()
  const { data: identity } = useGetIdentity()
  if (!identity) return <LoadingPage />
  const isHeld = identity['owed'] === 'mustChangePassword'
  return (
    <Box sx={{ maxWidth: 480, mx: 'auto', pt: { xs: 1, sm: isHeld ? 6 : 2 } }}>
      <PageHeader title={translate(isHeld ? 'app.password.heldTitle' : 'pages.user/updatePass')} />
      <Card variant="outlined">
        <CardContent sx={{ p: { xs: 2, sm: 3 } }}>
          <Alert severity={isHeld ? 'warning' : 'info'} sx={{ mb: 2 }}>
            {translate(isHeld ? 'app.password.heldText' : 'app.password.text')}
          </Alert>
          <PasswordForm isHeld={isHeld} username={String(identity.id)} min={Number(identity['passwordMin'])} />
        </CardContent>
      </Card>
      {isHeld && <SignOutInstead text="app.password.lost" />}
    </Box>
  )
}
