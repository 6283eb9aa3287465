import { Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import { MessagePage } from './MessagePage.tsx'

/** Stands where a page failed. What it failed of is in the console, for those who can use it. */
export const ErrorPage = ({ resetErrorBoundary }: { resetErrorBoundary?: (reason?: unknown) => void }) => {
  const translate = useTranslate()
  return (
    <MessagePage sign="!" title={translate('app.failure.title')} text={translate('app.failure.text')}>
      <Button variant="contained" sx={{ mr: 1 }} onClick={() => (resetErrorBoundary ?? (() => window.location.reload()))()}>
        {translate('app.retry')}
      </Button>
    </MessagePage>
  )
}
