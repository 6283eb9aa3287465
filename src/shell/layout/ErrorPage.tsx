import { Button } from '@mui/material'
import { useEffect } from 'react'
import { useTranslate } from 'react-admin'
import { isMissingPart, reloadIfOutdated } from '../../core/outdated.ts'
import { MessagePage } from '../../core/MessagePage.tsx'

interface ErrorPageProps {
  readonly error?: unknown
  readonly resetErrorBoundary?: (reason?: unknown) => void
}

const reload = (): void => window.location.reload()

/**
 * A part that could not be fetched will not come by trying again: the page is loaded anew, by itself where there is a
 * newer build.
 */
const MissingPart = () => {
  const translate = useTranslate()
  useEffect(() => {
    void reloadIfOutdated()
  }, [])
  return (
    <MessagePage sign="!" title={translate('app.outdated.title')} text={translate('app.outdated.text')}>
      <Button variant="contained" sx={{ mr: 1 }} onClick={reload}>
        {translate('app.outdated.reload')}
      </Button>
    </MessagePage>
  )
}

/** Stands where a page failed. What it failed of is in the console, for those who can use it. */
export const ErrorPage = ({ error, resetErrorBoundary = reload }: ErrorPageProps) => {
  const translate = useTranslate()
  if (isMissingPart(error)) return <MissingPart />
  return (
    <MessagePage sign="!" title={translate('app.failure.title')} text={translate('app.failure.text')}>
      <Button variant="contained" sx={{ mr: 1 }} onClick={() => resetErrorBoundary()}>
        {translate('app.retry')}
      </Button>
    </MessagePage>
  )
}
