/** Hands a file that the page made or fetched to the browser to be saved. */
export const saveFile = (file: Blob, name: string): void => {
  const url = URL.createObjectURL(file)
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  URL.revokeObjectURL(url)
}

/** The name that a reply gives its file. */
export const nameIn = (disposition: string | null): string | undefined => {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1]
  return encoded === undefined ? /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1] : decodeURIComponent(encoded)
}
