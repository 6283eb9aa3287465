import { Autocomplete, TextField } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useMemo } from 'react'
import { useOptions } from '../../generator/options/useOptions.ts'
import { useTexts } from '../../topUp/useTexts.ts'

const unknown: ReadonlyMap<number, string> = new Map()

/** Whose day it is: the own one where nobody is chosen. */
export const OperatorChoice = ({ value, onChange }: { value: number | undefined; onChange: (operator: number | undefined) => void }) => {
  const translate = useTranslate()
  const texts = useTexts().dayEnd
  const chosen = useMemo(() => (value === undefined ? [] : [value]), [value])
  const { options, isPending, search } = useOptions('operator', chosen, unknown)
  return (
    <Autocomplete
      options={[...options]} loading={isPending} getOptionLabel={({ text }) => text} getOptionKey={({ id }) => id} value={options.find(({ id }) => id === value) ?? null} sx={{ width: '18em', maxWidth: '100%' }}
      isOptionEqualToValue={(one, other) => one.id === other.id} onChange={(_, picked) => onChange(picked?.id)} onInputChange={(_, text, reason) => { if (reason === 'input') search(text) }}
      noOptionsText={translate('ra.navigation.no_results', { _: '—' })} openText={translate('ra.action.open')} closeText={translate('ra.action.close')} clearText={translate('ra.action.clear_input_value')}
      renderInput={props => <TextField {...props} size="small" label={texts.operator} placeholder={texts.own} slotProps={{ inputLabel: { shrink: true } }} />}
    />
  )
}
