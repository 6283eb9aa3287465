import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** A JPEG or PNG with the place and the camera in it, turned by its orientation. */
export const withPlace = (format: 'jpeg' | 'png', width = 60, height = 40): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#2a9d8f' } })
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: 'SecretCamera' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '30/1 16/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '120/1 9/1 0/1' },
    })
    [format]()
    .toBuffer()

const chunk = (type: string, data: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'ascii'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.byteLength)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A small PNG that says it has so many pixels a side: what decoding it would take is its weapon. */
export const bomb = (side: number): Buffer => {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head.set([1, 0], 8)
  const rows = deflateSync(Buffer.alloc(Math.ceil(side / 8) + 1), { level: 9 })
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', rows),
    chunk('IEND', new Uint8Array()),
  ])
}

/** A form with one file, as a browser sends it. */
export const formOf = async (
  bytes: Uint8Array | string,
  {
    name = 'file',
    filename = 'photo.png',
    type = 'image/png',
    more = {},
  }: {
    name?: string
    filename?: string
    type?: string
    more?: Readonly<Record<string, string>>
  } = {},
): Promise<{ payload: Buffer; contentType: string }> => {
  const form = new FormData()
  form.append(name, new Blob([typeof bytes === 'string' ? bytes : Uint8Array.from(bytes)], { type }), filename)
  for (const [field, value] of Object.entries(more)) form.append(field, value)
  const sent = new Response(form)
  return { payload: Buffer.from(await sent.arrayBuffer()), contentType: sent.headers.get('content-type')! }
}
