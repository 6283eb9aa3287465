import sharp from 'sharp'
import { createLimiter } from '../limiter.ts'

/** What every stored picture is, whatever was sent. */
export const pictureType = 'image/webp'

const longestSide = 1024
// A photo of a good camera has fewer; what has more is meant to fill the memory.
const mostPixels = 60_000_000
const mostSeconds = 15

// Nothing but these three is ever opened, however a file calls itself: no SVG with scripts or addresses, no PDF, no
// video.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'] })
sharp.cache(false)
sharp.concurrency(1)

// Decoding takes memory by the pixel, so that few are decoded at a time.
const turn = createLimiter(2)

/** A picture that was drawn anew. */
export interface Drawn {
  readonly bytes: Uint8Array
  readonly width: number
  readonly height: number
  /** What was sent. */
  readonly format: 'jpeg' | 'png' | 'webp'
}

const drawnAnew = async (bytes: Uint8Array, side: number): Promise<Drawn> => {
  const picture = sharp(bytes, {
    limitInputPixels: mostPixels,
    failOn: 'error',
    pages: 1,
    sequentialRead: true,
  }).timeout({ seconds: mostSeconds })
  const { format } = await picture.metadata()
  const { data, info } = await picture
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 84 })
    .toBuffer({ resolveWithObject: true })
  return {
    bytes: data,
    width: info.width,
    height: info.height,
    format: format === 'png' || format === 'webp' ? format : 'jpeg',
  }
}

/**
 * Decodes a JPEG, PNG or WebP and draws it anew as WebP of at most so many pixels a side, 1024 where nothing is said,
 * upright. Only the picture itself is left: no place and time of the camera, and nothing that was hidden in or behind
 * the file. undefined where the bytes are no such picture.
 */
export const redrawn = (bytes: Uint8Array, side = longestSide): Promise<Drawn | undefined> =>
  turn(() => drawnAnew(bytes, side).catch(() => undefined))
