import { Box, Button, Typography } from '@mui/material'
import { useLogout, useTranslate } from 'react-admin'

/** The way out for who cannot do now what has to be done first. */
export const SignOutInstead = ({ text }: { text: string }) => {
  const translate = useTranslate()
  const logout = useLogout()
  return (
    <Box sx={{ mt: 2, textAlign: 'center' }}>
      <Typography variant="body2" color="text.secondary">
        {translate(text)}
      </Typography>
      <Button onClick={() => void logout()} sx={{ mt: 0.5 }}>
        {translate('app.shell.signOut')}
      </Button>
    </Box>
  )
}
