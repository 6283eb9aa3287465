const scale = 2

const loaded = (url: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image()
    image.onload = () => resolve(image)
    image.onerror = () => reject(new Error('The picture could not be drawn'))
    image.src = url
  })

/** Draws an SVG document into a PNG of twice its size. Throws where the browser cannot. */
export const pngOf = async (
  document: string,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<Blob> => {
  const url = URL.createObjectURL(new Blob([document], { type: 'image/svg+xml' }))
  try {
    const image = await loaded(url)
    const canvas = Object.assign(window.document.createElement('canvas'), {
      width: width * scale,
      height: height * scale,
    })
    const context = canvas.getContext('2d')
    if (!context) throw new Error('There is no canvas')
    context.drawImage(image, 0, 0, canvas.width, canvas.height)
    return await new Promise((resolve, reject) =>
      canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('There is no picture'))), 'image/png'),
    )
  } finally {
    URL.revokeObjectURL(url)
  }
}
