import { Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { HttpError } from '../../dataProvider/index.ts'
import type { AnyResource } from '../../resources/core/index.ts'
import { MessagePage } from './MessagePage.tsx'
import { useErrorText } from './actions/useErrorText.ts'
import { useTell } from './actions/useTell.ts'

/** Tells why a record could not be read, and leaves the page where it is: what is being typed on it may be needed. */
export const useLoadOptions = (): { onError: (error: unknown) => void } => ({ onError: useTell() })

interface LoadFailureProps {
  readonly resource: AnyResource
  readonly error: unknown
  readonly retry: () => void
}

/** Stands where a record would, if it could have been read. */
export const LoadFailure = ({ resource, error, retry }: LoadFailureProps) => {
  const translate = useTranslate()
  const textOf = useErrorText()
  const isGone = error instanceof HttpError && error.status === 404
  return (
    <MessagePage sign={isGone ? '404' : '!'} title={translate('app.generator.notLoaded')} text={textOf(error)}>
      {!isGone && (
        <Button variant="contained" sx={{ mr: 1 }} onClick={retry}>
          {translate('app.retry')}
        </Button>
      )}
      {resource.list && (
        <Button component={Link} to={`/${resource.name}`} sx={{ mr: 1 }}>
          {translate('ra.action.list')}
        </Button>
      )}
    </MessagePage>
  )
}
