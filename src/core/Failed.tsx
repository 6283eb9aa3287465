import { Alert, Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useErrorText } from './actions/useErrorText.ts'

/** Says why something could not be read, and tries again where that may help. */
export const Failed = ({ error, onRetry }: { error: unknown; onRetry?: (() => void) | undefined }) => {
  const translate = useTranslate()
  const textOf = useErrorText()
  return (
    <Alert
      severity="error"
      action={
        onRetry && (
          <Button color="inherit" size="small" onClick={onRetry}>
            {translate('app.retry')}
          </Button>
        )
      }
    >
      {textOf(error)}
    </Alert>
  )
}
