import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { useErrorText } from '../../core/actions/useErrorText.ts'
import { PlainPicker } from '../../core/inputs/PlainPicker.tsx'
import { useUnmatched } from '../../core/inputs/useUnmatched.ts'
import { useSettled } from '../../core/useSettled.ts'
import { useCandidates } from './candidates.ts'
import type { Candidate } from './candidates.ts'

const sameText = <T,>(all: T[]): T[] => all

/** Finds a patient by name, account, pinyin or initials. Who may have no case is there too, with the reason. */
export const PatientPicker = ({ onPick }: { onPick: (candidate: Candidate) => void }) => {
  const translate = useTranslate()
  const [typed, type] = useState('')
  const [isOpen, open] = useState(false)
  const text = useSettled(typed.trim())
  const { found, error: failed } = useCandidates(text, isOpen)
  const textOf = useErrorText()
  const { handlers } = useUnmatched(null)
  const {
    field,
    fieldState: { error },
  } = useController({ name: 'patient' })
  return (
    <PlainPicker<Candidate>
      options={found ?? []}
      loading={isOpen && found === undefined && failed === null}
      filterOptions={sameText}
      typed={{ error: undefined, handlers, clearOnBlur: false }}
      noOptionsText={failed === null ? translate('app.visit.patient.none') : textOf(failed)}
      value={null}
      inputValue={typed}
      onInputChange={(_, now) => type(now)}
      open={isOpen}
      onOpen={() => open(true)}
      onClose={() => open(false)}
      getOptionLabel={({ patient }) => patient.name}
      getOptionKey={({ patient }) => patient.id}
      getOptionDisabled={({ unavailable }) => unavailable !== undefined}
      onChange={(_, picked) => {
        if (picked) onPick(picked)
      }}
      renderOption={({ key, ...props }, { patient, unavailable }) => (
        <Box key={key} component="li" {...props} sx={{ '&[aria-disabled="true"]': { opacity: '1 !important' } }}>
          <Box sx={{ minWidth: 0 }}>
            <Typography sx={{ color: unavailable ? 'text.secondary' : 'text.primary' }}>{patient.name}</Typography>
            <Typography variant="body2" color="text.secondary">
              {[
                patient.account,
                patient.hospitalLabel,
                ...(unavailable ? [translate(`app.visit.reason.${unavailable}`)] : []),
              ]
                .filter(Boolean)
                .join(' · ')}
            </Typography>
          </Box>
        </Box>
      )}
      input={{
        name: 'patient',
        inputRef: field.ref,
        label: translate('app.visit.patient.search'),
        error: error !== undefined,
        helperText: error && (error.type === 'required' ? translate('app.visit.patient.choose') : error.message),
      }}
    />
  )
}
