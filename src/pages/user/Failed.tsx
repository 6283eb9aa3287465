import { Alert, Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import { errorText } from '../../generator/actions/outcome.ts'

/** Says why something could not be read, and tries again. */
export const Failed = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => {
  const translate = useTranslate()
  const text = errorText(error)
  return <Alert severity="error" action={<Button color="inherit" size="small" onClick={onRetry}>{translate('app.retry')}</Button>}>{translate(text, { _: text })}</Alert>
}
