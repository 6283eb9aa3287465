import { useCallback } from 'react'
import { useProvider } from '../provider.ts'

/** An uploaded picture: its key, which a record holds, and where it can be looked at. */
export interface Uploaded {
  readonly key: string
  readonly address: string
}

/** Uploads a picture. Rejects as the data provider does. */
export const useUpload = (): ((picture: Blob) => Promise<Uploaded>) => {
  const provider = useProvider()
  return useCallback(async picture => {
    const { key, keyUrl } = (await provider.act('upload', 'image', { file: picture })).data as { key: string; keyUrl: string }
    return { key, address: keyUrl }
  }, [provider])
}
