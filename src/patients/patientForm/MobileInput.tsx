import VerifiedIcon from '@mui/icons-material/CheckCircleOutline'
import { Box, Button, Chip } from '@mui/material'
import { TextInput, useTranslate } from 'react-admin'
import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { patterns } from '../../../resources/core/types/text/patterns.ts'
import { text } from '../../core/inputs/text.tsx'
import type { FieldOfType, InputProps } from '../../core/types/view.ts'
import { useLatest } from '../../core/useLatest.ts'
import { codeSource, useMobileCode } from './useMobileCode.ts'

const Input = text.Input!

/** The input of the code; six digits are tried at once. */
const CodeInput = ({
  onComplete,
  onGiveUp,
  disabled,
}: {
  onComplete: (code: string) => void
  onGiveUp: () => void
  disabled: boolean
}) => {
  const translate = useTranslate()
  const code: unknown = useWatch({ name: codeSource })
  const complete = useLatest(onComplete)
  useEffect(() => {
    if (typeof code === 'string' && /^\d{6}$/.test(code)) complete(code)
  }, [code, complete])
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
      <TextInput
        source={codeSource}
        label="app.patientForm.code.label"
        helperText={false}
        isRequired
        disabled={disabled}
        sx={{ flex: 1 }}
        autoComplete="one-time-code"
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 6 } }}
        autoFocus
      />
      <Button onClick={onGiveUp} sx={{ mt: 1, flexShrink: 0 }}>
        {translate('app.patientForm.code.skip')}
      </Button>
    </Box>
  )
}

/** The patient's mobile, which may be verified by a code that is sent there. */
export const MobileInput = (props: InputProps) => {
  const translate = useTranslate()
  const { formState } = useFormContext()
  const given: unknown = useWatch({ name: props.source })
  const mobile = typeof given === 'string' ? given.trim() : ''
  const { left, isPending, isWaiting, isVerified, send, verify, giveUp } = useMobileCode(mobile)
  // The number that is stored keeps what is known of it.
  const isOther = patterns.mobile.test(mobile) && mobile !== formState.defaultValues?.[props.source]
  return (
    <Box sx={{ minWidth: 0 }}>
      <Input {...props} place={props.place as InputProps<FieldOfType<'text'>>['place']} />
      {isOther && !props.disabled && (
        <Box role="group" aria-label={translate('app.patientForm.code.title')} sx={{ mb: 1 }}>
          {isVerified ? (
            <Chip
              size="small"
              color="success"
              variant="outlined"
              icon={<VerifiedIcon />}
              label={translate('app.patientForm.code.verified')}
            />
          ) : (
            <Button variant="outlined" size="small" onClick={() => void send()} disabled={left > 0} loading={isPending}>
              {left > 0
                ? translate('app.patientForm.code.again', { seconds: left })
                : translate('resources.patient.calls.sendCode')}
            </Button>
          )}
          {isWaiting && <CodeInput onComplete={code => void verify(code)} onGiveUp={giveUp} disabled={isPending} />}
        </Box>
      )}
    </Box>
  )
}
