import { Box, Stack, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { secondFactor } from '../../../resources/access/secondFactor.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import { FieldInput } from '../../core/fields/FieldInput.tsx'
import { ActionForm } from '../../core/form/ActionForm.tsx'
import { QrCode } from '../../core/QrCode.tsx'

const resource: AnyResource = secondFactor

/** What the server told once: for the camera, and for typing. */
export interface Begun {
  readonly secret: string
  readonly uri: string
}

/** `JBSW Y3DP …`: as it is read aloud, and typed. */
const spaced = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ')

/** The secret goes to the authenticator, which answers with its first code. */
export const ScanStep = ({
  begun,
  onDone,
  onCancel,
}: {
  begun: Begun
  onDone: (answer: unknown) => void
  onCancel: () => void
}) => {
  const translate = useTranslate()
  return (
    <Stack spacing={2}>
      <Typography>{translate('app.own.factor.scan')}</Typography>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ alignItems: { sm: 'center' } }}>
        <QrCode text={begun.uri} label={translate('app.own.factor.picture')} />
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="body2" color="text.secondary">
            {translate('app.own.factor.type')}
          </Typography>
          <Box component="code" sx={{ fontSize: '1.0625rem', overflowWrap: 'anywhere' }}>
            {spaced(begun.secret)}
          </Box>
        </Box>
      </Stack>
      <ActionForm
        resource={resource}
        action="confirm"
        submit={translate('app.own.factor.confirm')}
        onDone={onDone}
        onCancel={onCancel}
      >
        {places => <FieldInput place={places['code']!} />}
      </ActionForm>
    </Stack>
  )
}
