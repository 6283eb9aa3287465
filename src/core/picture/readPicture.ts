/** Lets the browser read a file as a picture; its `src` holds until it is released. Rejects for what is none. */
export const readPicture = async (file: Blob): Promise<HTMLImageElement> => {
  const picture = new Image()
  picture.src = URL.createObjectURL(file)
  try {
    await picture.decode()
    return picture
  } catch (error) {
    releasePicture(picture)
    throw error
  }
}

/** Gives back the memory of a picture that was read. */
export const releasePicture = (picture: HTMLImageElement): void => URL.revokeObjectURL(picture.src)
