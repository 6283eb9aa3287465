import { useQuery } from '@tanstack/react-query'
import { useLocale } from 'react-admin'
import { packages } from '../../../domain/packagePrice.ts'
import { useClient } from '../../core/provider.ts'

interface Offered {
  readonly packages: readonly { readonly times: number; readonly label: string }[]
  /** Whether any other number is sold. */
  readonly other: boolean
}

/** Where nobody says what is offered, the server still holds what is asked for to it. */
const anything: Offered = { packages: packages.map(times => ({ times, label: String(times) })), other: true }

/** What is offered, in its order and as it is called in the reader's language; nothing until that is known. */
export const usePriceOptions = (): Offered | undefined => {
  const client = useClient()
  const { data, isError } = useQuery({
    queryKey: ['priceOption', 'options', useLocale()],
    retry: false,
    queryFn: async (): Promise<Offered> => {
      const offered = (await client.priceOption.options()).filter(one => one.offered === true)
      return {
        packages: offered.flatMap(({ option, label }) => {
          const times = packages.find(count => option === `package${count}`)
          return times === undefined ? [] : [{ times, label: label ?? String(times) }]
        }),
        other: offered.some(({ option }) => option === 'other'),
      }
    },
  })
  return isError ? anything : data
}
