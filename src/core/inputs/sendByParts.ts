import { DetailedError, Upload } from 'tus-js-client'
import { readToken } from '../../shell/auth/token.ts'
import { NotTold, partTransfer } from './partTransfer.ts'

/** A file that was sent to its end: the key, which a record holds. */
export interface Sent {
  readonly key: string
  readonly name: string
  readonly size: number
}

/** A file on its way. */
export interface Sending {
  readonly done: Promise<Sent>
  pause(): void
  resume(): void
  /** Gives it up, here and on the server; `done` rejects with an AbortError. */
  cancel(): void
}

/** The server's own words where it refused the file. */
const reason = (error: Error): Error => {
  if (error instanceof DetailedError && error.causingError instanceof NotTold)
    return new Error('app.attachment.stopped')
  const text = error instanceof DetailedError ? error.originalResponse?.getBody() : undefined
  try {
    const { message, errors } = JSON.parse(text ?? '') as {
      message?: string
      errors?: Readonly<Record<string, string>>
    }
    return new Error(Object.values(errors ?? {})[0] ?? message ?? 'errors.network')
  } catch {
    return new Error('errors.network')
  }
}

/** Begins to send a file for a field (`clientSoftware.file`), or goes on with the same file where it was left. */
export const sendByParts = async (file: File, field: string, onProgress: (sent: number) => void): Promise<Sending> => {
  const ends: { resolve: (sent: Sent) => void; reject: (error: Error) => void } = {
    resolve: () => undefined,
    reject: () => undefined,
  }
  const done = new Promise<Sent>((resolve, reject) => {
    Object.assign(ends, { resolve, reject })
  })
  const upload = new Upload(file, {
    ...partTransfer,
    endpoint: '/api/upload/parts',
    metadata: { field, name: file.name },
    removeFingerprintOnSuccess: true,
    onBeforeRequest: request => {
      request.setHeader('Authorization', `Bearer ${readToken() ?? ''}`)
      request.setHeader('Language', document.documentElement.lang.startsWith('en') ? 'en' : 'cn')
    },
    onProgress,
    onError: error => ends.reject(reason(error)),
    onSuccess: ({ lastResponse }) => ends.resolve(JSON.parse(lastResponse.getBody()) as Sent),
  })
  const [earlier] = await upload.findPreviousUploads()
  if (earlier) upload.resumeFromPreviousUpload(earlier)
  upload.start()
  return {
    done,
    pause: () => {
      void upload.abort()
    },
    resume: () => upload.start(),
    cancel: () => {
      void upload.abort(true).catch(() => undefined)
      ends.reject(new DOMException('', 'AbortError'))
    },
  }
}
