import { Alert } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { Message } from '../../../resources/core/message.ts'
import { useMessage } from './controls/useMessage.ts'

export interface WrongAddressProps {
  /** What is wrong with the address, by parameter; what is usual is shown instead. */
  readonly errors: Readonly<Record<string, Message>>
  /** What a parameter is called that not every report has. */
  readonly nameOf?: ((parameter: string) => string | undefined) | undefined
}

/** Says what is wrong with the address of a report. */
export const WrongAddress = ({ errors, nameOf }: WrongAddressProps) => {
  const translate = useTranslate()
  const textOf = useMessage()
  return (
    <Alert severity="warning" sx={{ displayPrint: 'none' }}>
      {Object.entries(errors).map(([name, message]) => (
        <div key={name}>
          {translate('app.report.wrong', {
            name: nameOf?.(name) ?? translate(`app.report.parameters.${name}`, { _: name }),
            problem: textOf(message),
          })}
        </div>
      ))}
    </Alert>
  )
}
