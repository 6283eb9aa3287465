import { uploadPath } from '../../../server/app/uploads/registerUploads.ts'

const encoded = (text: string): string => Buffer.from(text).toString('base64')

export interface PartOptions {
  readonly field: string
  readonly name: string
  readonly token: string
}

/** What a browser sends to a host at an address to upload files by parts. */
export const byParts = (base: () => string) => {
  const headers = (token: string) => ({ 'tus-resumable': '1.0.0', authorization: `Bearer ${token}`, language: 'en' })
  const begin = async (size: number, { field, name, token }: PartOptions) => {
    const reply = await fetch(base() + uploadPath, {
      method: 'POST',
      headers: {
        ...headers(token),
        'upload-length': String(size),
        'upload-metadata': `field ${encoded(field)},name ${encoded(name)}`,
      },
    })
    return { status: reply.status, place: reply.headers.get('location') ?? '', body: await reply.text() }
  }
  const add = (place: string, at: number, bytes: Uint8Array, token: string) =>
    fetch(base() + place, {
      method: 'PATCH',
      headers: { ...headers(token), 'upload-offset': String(at), 'content-type': 'application/offset+octet-stream' },
      body: Uint8Array.from(bytes),
    })
  const head = (place: string, token: string) => fetch(base() + place, { method: 'HEAD', headers: headers(token) })
  const sent = async (bytes: Uint8Array, options: PartOptions) => {
    const { place } = await begin(bytes.byteLength, options)
    return (await add(place, 0, bytes, options.token)).json() as Promise<{
      key: string
      keyUrl: string
      sha256: string
    }>
  }
  return { begin, add, head, sent }
}
