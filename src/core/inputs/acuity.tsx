import { Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { isAcuityCode, readAcuity, toFivePoint } from '../../../domain/visualAcuity.ts'
import type { FieldOfType, InputProps, TypeEntry } from '../types/view.ts'
import { TextFilter } from './text.tsx'
import { TypedInput } from './TypedInput.tsx'

type AcuityField = FieldOfType<'acuity'>

const same = (value: string): string => value

/** The five-point value of a decimal, or what a code stands for. */
const Beside = ({ value }: { value: string }) => {
  const translate = useTranslate()
  const text = isAcuityCode(value) ? translate(`app.clinical.code.${value}`) : toFivePoint(value)
  return text === undefined ? null : (
    <Typography component="span" variant="body2" color="text.secondary" noWrap sx={{ maxWidth: '6em' }}>
      {text}
    </Typography>
  )
}

/** Takes what clinicians write, and shows what will be kept of it when the field is left. */
const Input = ({ place: _, ...props }: InputProps<AcuityField>) => (
  <TypedInput {...props} read={readAcuity} write={same} beside={value => <Beside value={value} />} />
)

export const acuity: TypeEntry<AcuityField> = { Input, Filter: TextFilter }
