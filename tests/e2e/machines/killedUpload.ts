import { createHash, randomFillSync } from 'node:crypto'
import { Upload } from 'tus-js-client'
import { uploadPath } from '../../../server/app/uploads/registerUploads.ts'
import { partTransfer } from '../../../src/core/inputs/partTransfer.ts'

interface KilledUpload {
  /** Resolves in the midst of a part. */
  readonly underWay: Promise<void>
  /** How often the file was begun, and what the host answered at the end, beside what was sent. */
  readonly done: Promise<{
    readonly begun: number
    readonly told: { readonly sha256: string; readonly size: number }
    readonly sent: { readonly sha256: string; readonly size: number }
  }>
}

const size = 12 * 1_048_576

/** Sends an installer by several parts to a host, with the page's own library and settings. */
export const beginUpload = (url: string, token: string): KilledUpload => {
  const bytes = randomFillSync(Buffer.alloc(size))
  bytes.write('MZ', 'latin1')
  const sent = { sha256: createHash('sha256').update(bytes).digest('hex'), size }
  let isUnderWay: () => void = () => undefined
  let begun = 0
  const underWay = new Promise<void>(resolve => {
    isUnderWay = resolve
  })
  const done = new Promise<Awaited<KilledUpload['done']>>((resolve, reject) => {
    const chunkSize = 2 * 1_048_576
    new Upload(bytes, {
      ...partTransfer,
      chunkSize,
      endpoint: url + uploadPath,
      metadata: { field: 'clientSoftware.file', name: 'client.exe' },
      headers: { Authorization: `Bearer ${token}` },
      onBeforeRequest: request => {
        if (request.getMethod() === 'POST') begun += 1
      },
      onProgress: at => {
        if (at > size / 2 && at % chunkSize !== 0) isUnderWay()
      },
      onSuccess: ({ lastResponse }) =>
        resolve({ begun, told: JSON.parse(lastResponse.getBody()) as { sha256: string; size: number }, sent }),
      onError: reject,
    }).start()
  })
  return { underWay, done }
}
