import { Button, Stack, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { SectionCard } from '../../core/SectionCard.tsx'
import '../ownTexts.ts'

/** The way to another password. */
export const PasswordCard = () => {
  const translate = useTranslate()
  return (
    <SectionCard title="app.own.password.title">
      <Stack spacing={1.5}>
        <Typography variant="body2" color="text.secondary">
          {translate('app.own.password.text')}
        </Typography>
        <Button component={Link} to="/user/updatePass" size="small" variant="outlined" sx={{ alignSelf: 'flex-start' }}>
          {translate('resources.operator.calls.updatePass')}
        </Button>
      </Stack>
    </SectionCard>
  )
}
