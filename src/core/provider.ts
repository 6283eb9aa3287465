import { useContext, useMemo } from 'react'
import { DataProviderContext, useLogoutIfAccessDenied } from 'react-admin'
import { createClient } from '../../dataProvider/index.ts'
import type { Clients, VisionDataProvider } from '../../dataProvider/index.ts'
import type { Resources } from '../../resources/index.ts'

/** Nothing answers it any more. */
const unanswered = (): Promise<never> => new Promise(() => {})

type Method = (...given: readonly unknown[]) => Promise<unknown>

/**
 * The data provider with actions, exports and histories; refused calls pass through the session's error handling. A
 * call that ends the session is never answered: the page that asked goes, while react-admin's own hook would answer `{
 * data: {} }`, which is the answer of no call.
 */
export const useProvider = (): VisionDataProvider => {
  const provider = useContext(DataProviderContext) as unknown as VisionDataProvider
  const endSession = useLogoutIfAccessDenied()
  return useMemo(
    () =>
      new Proxy(provider, {
        get: (target, name, receiver) => {
          const method: unknown = Reflect.get(target, name, receiver)
          if (typeof method !== 'function') return method
          return async (...given: readonly unknown[]) => {
            try {
              return await (method as Method).apply(target, [...given])
            } catch (error) {
              if (await endSession(error)) return unanswered()
              throw error
            }
          }
        },
      }),
    [provider, endSession],
  )
}

/**
 * The same as typed functions, `client.patient.siblings({ id })`: what a page written by hand asks for and is answered
 * follows from the descriptors.
 */
export const useClient = (): Clients<Resources> => {
  const provider = useProvider()
  return useMemo(() => createClient(provider), [provider])
}
