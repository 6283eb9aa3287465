import type { Busy, Caller } from './Caller.ts'

const encoded = (text: string): string => Buffer.from(text).toString('base64')
const tus = { 'Tus-Resumable': '1.0.0' }

/** A document by its first bytes, and nothing else. */
export const pdf = (words: string): Buffer => Buffer.from(`%PDF-1.4\n% ${words}\n`)

interface FileToSend {
  /** What it is for, such as `storage.file`. */
  readonly field: string
  readonly name: string
  readonly bytes: Buffer
}

/** Begins to send a file by parts; answers where they go. */
const beginFile = async (by: Caller, { field, name, bytes }: FileToSend): Promise<string> => {
  const { headers } = await by.reply('POST api/upload/parts', undefined, {
    ...tus,
    'Upload-Length': String(bytes.byteLength),
    'Upload-Metadata': `field ${encoded(field)},name ${encoded(name)}`,
  })
  return headers.get('Location')!.replace(/^\//, '')
}

/** Sends a file in one part; answers its key. */
export const sendFile = async (by: Caller, file: FileToSend): Promise<string> => {
  const place = await beginFile(by, file)
  const { key } = await by.send<{ readonly key: string }>(`PATCH ${place}`, file.bytes, {
    ...tus,
    'Upload-Offset': '0',
    'Content-Type': 'application/offset+octet-stream',
  })
  return key
}

/** A form that others need is kept, and a manual never comes whole. */
export const storeFiles = async ({ admin }: Busy): Promise<void> => {
  const form = await sendFile(admin, { field: 'storage.file', name: 'consent.pdf', bytes: pdf('consent') })
  await admin.send('POST api/storage', { name: 'Consent form', folder: 'Forms', file: form })
  await beginFile(admin, { field: 'storage.file', name: 'manual.pdf', bytes: pdf('manual') })
}
