import { useQuery } from '@tanstack/react-query'
import type { RaRecord } from 'react-admin'
import type { Id } from '../../../dataProvider/index.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import type { Effect } from '../../../resources/core/preview.ts'
import { useProvider } from '../provider.ts'
import { fieldErrors } from './outcome.ts'
import type { Input } from './useExecute.ts'

/** A record that cannot be, and what is wrong by field where an answer is to blame. */
interface Failed {
  readonly id: Id
  readonly error: unknown
  readonly errors?: Readonly<Record<string, unknown>> | undefined
}

/** What previews of several records told: for each that can be, the token of what was shown; of the others why not. */
export interface Previewed {
  readonly tokens: ReadonlyMap<Id, string>
  readonly effects: readonly (readonly Effect[])[]
  readonly failed: readonly Failed[]
}

const atOnce = 4

/**
 * Asks beforehand what an action would do to records, anew whenever the input changes; nothing while `input` is
 * undefined. While the action itself is under way nobody decides by it any more, and each record that it changes would
 * have all of them asked again.
 */
export const usePreview = (
  resource: AnyResource,
  preview: string,
  records: readonly RaRecord[],
  input: Input | undefined,
  running: boolean,
) => {
  const provider = useProvider()
  const ids = records.map(({ id }) => id)
  return useQuery({
    queryKey: [resource.name, 'preview', preview, ids, input],
    queryFn: async ({ signal }): Promise<Previewed> => {
      const tokens = new Map<Id, string>()
      const effects: Effect[][] = []
      const failed: Failed[] = []
      const ask = async (id: Id): Promise<void> => {
        try {
          const told = (await provider.act(resource.name, preview, { ...input, id }, { signal })).data as {
            effects: Effect[]
            previewToken: string
          }
          tokens.set(id, told.previewToken)
          effects.push(told.effects)
        } catch (error) {
          failed.push({ id, error, errors: fieldErrors(error) })
        }
      }
      for (let at = 0; at < ids.length; at += atOnce) await Promise.all(ids.slice(at, at + atOnce).map(ask))
      return { tokens, effects, failed }
    },
    enabled: input !== undefined && !running,
    retry: false,
    gcTime: 0,
  })
}
