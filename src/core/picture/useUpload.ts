import { useCallback } from 'react'
import { useClient } from '../provider.ts'

/** An uploaded picture: its key, which a record holds, and where it can be looked at. */
export interface Uploaded {
  readonly key: string
  readonly address: string
}

/** Uploads a picture. Rejects as the data provider does. */
export const useUpload = (): ((picture: Blob) => Promise<Uploaded>) => {
  const client = useClient()
  return useCallback(
    async picture => {
      const { key, keyUrl } = await client.upload.image({ file: picture })
      return { key, address: keyUrl ?? '' }
    },
    [client],
  )
}
