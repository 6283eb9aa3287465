import { Box, Typography } from '@mui/material'
import { CanAccess, Title, useGetIdentity, useTranslate } from 'react-admin'
import { NewPatients } from './home/NewPatients.tsx'
import { Notices } from './home/Notices.tsx'
import { Shortcuts } from './home/Shortcuts.tsx'

/** The first page: where this operator may go, who has just been registered, and what is announced. */
export const HomePage = () => {
  const translate = useTranslate()
  const { data: identity } = useGetIdentity()
  return (
    <Box sx={{ maxWidth: 1200, mx: 'auto', py: { xs: 1, sm: 2 } }}>
      <Title title="app.shell.home" />
      <Typography component="h1" variant="h5" sx={{ fontWeight: 650, minHeight: 32 }}>
        {identity && translate('app.home.greeting', { name: identity.fullName })}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 3 }}>
        {translate('app.home.lead')}
      </Typography>
      <Shortcuts />
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          mt: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
          alignItems: 'start',
        }}
      >
        <CanAccess resource="patient" action="list" accessDenied={null} loading={null}>
          <NewPatients />
        </CanAccess>
        <Notices />
      </Box>
    </Box>
  )
}
