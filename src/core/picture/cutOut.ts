/** A part of a picture in its own pixels, as it stands after turning. */
export interface Part {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const longestSide = 1024

/** The size of the box around a picture that was turned. */
export const turnedSize = (
  width: number,
  height: number,
  degrees: number,
): { readonly width: number; readonly height: number } => {
  const radians = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.abs(Math.cos(radians)), Math.abs(Math.sin(radians))]
  return { width: cos * width + sin * height, height: sin * width + cos * height }
}

/**
 * Draws a part of a picture that was turned by degrees, at most 1024 pixels a side. Rejects where the browser cannot.
 */
export const cutOut = async (picture: HTMLImageElement, part: Part, degrees: number): Promise<Blob> => {
  const scale = Math.min(1, longestSide / Math.max(part.width, part.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(part.width * scale))
  canvas.height = Math.max(1, Math.round(part.height * scale))
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser cannot draw')
  const box = turnedSize(picture.naturalWidth, picture.naturalHeight, degrees)
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.scale(scale, scale)
  pen.translate(box.width / 2 - part.x, box.height / 2 - part.y)
  pen.rotate((degrees * Math.PI) / 180)
  pen.drawImage(picture, -picture.naturalWidth / 2, -picture.naturalHeight / 2)
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      blob => (blob ? resolve(blob) : reject(new Error('The picture could not be drawn'))),
      'image/jpeg',
      0.92,
    )
  })
}
