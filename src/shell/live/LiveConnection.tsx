import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useRightsChanged } from '../auth/useRightsChanged.ts'
import { afterFirstPage } from './afterFirstPage.ts'
import { live } from './index.ts'
import { useClient } from '../../core/provider.ts'

/** Keeps the live connection while somebody is signed in, and lets rights that changed count at once. */
export const LiveConnection = () => {
  const calls = useClient()
  const rightsChanged = useRightsChanged()
  const client = useQueryClient()

  useEffect(() => {
    // The answer brings the dialog that says what became of the session; there is nothing else to do with it.
    const ask = (): void => void calls.session.info().catch(() => undefined)
    return afterFirstPage(async () => (await import('./keepLive.ts')).keepLive(ask))
  }, [calls])

  useEffect(() => live.on('session', rightsChanged), [rightsChanged])

  // A form that is open keeps what it began with: its version tells when it is saved that the record is another by now.
  useEffect(
    () =>
      live.on('patient', () => {
        void client.invalidateQueries({ queryKey: ['patient'], predicate: ({ queryKey }) => queryKey[1] !== 'getOne' })
      }),
    [client],
  )

  useEffect(
    () =>
      live.on('menu', () => {
        void client.invalidateQueries({ queryKey: ['menu'] })
      }),
    [client],
  )

  // The name of the product and the time zone come with the session.
  useEffect(() => live.on('site', rightsChanged), [rightsChanged])

  return null
}
