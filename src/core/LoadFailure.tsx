import { Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { HttpError } from '../../dataProvider/index.ts'
import type { AnyResource } from '../../resources/core/index.ts'
import { MessagePage } from './MessagePage.tsx'
import { inSentence } from './inSentence.ts'
import { resourceName } from './resourceName.ts'
import { useErrorText } from './actions/useErrorText.ts'
import { useTell } from './actions/useTell.ts'

/**
 * Tells why a record could not be read anew, and leaves the page where it is: what is being typed on it may be needed.
 * Where nothing is shown of it yet, the page says so in its place.
 */
export const useLoadOptions = (resource: AnyResource): { onError: (error: unknown) => void } => {
  const tell = useTell()
  const queries = useQueryClient()
  return {
    onError: error => {
      const isShown = queries
        .getQueryCache()
        .findAll({ queryKey: [resource.name, 'getOne'], type: 'active' })
        .some(({ state }) => state.error === error && state.data !== undefined)
      if (isShown) tell(error)
    },
  }
}

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
        <Button component={Link} to={`/${resource.name}`} variant={isGone ? 'contained' : 'text'} sx={{ mr: 1 }}>
          {translate('app.generator.toList', { name: inSentence(resourceName(translate, resource.name, 2)) })}
        </Button>
      )}
    </MessagePage>
  )
}
