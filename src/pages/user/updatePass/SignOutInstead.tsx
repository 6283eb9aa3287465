import { Box, Button, Typography } from '@mui/material'
import { useLogout, useTranslate } from 'react-admin'

/** The way out for who cannot replace the password now. */
export const SignOutInstead = () => {
  const translate = useTranslate()
  const logout = useLogout()
  return (
    <Box sx={{ mt: 2, textAlign: 'center' }}>
      <Typography variant="body2" color="text.secondary">{translate('app.password.lost')}</Typography>
      <Button onClick={() => void logout()} sx={{ mt: 0.5 }}>{translate('app.shell.signOut')}</Button>
    </Box>
  )
}
