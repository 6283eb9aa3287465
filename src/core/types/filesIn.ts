interface StoredFile {
  readonly url: string
  readonly name?: string
}

const isFile = (one: unknown): one is StoredFile =>
  one !== null && typeof one === 'object' && 'url' in one && typeof one.url === 'string'

/** What a reply says of files beside their keys. */
export const filesIn = (value: unknown): readonly StoredFile[] => (Array.isArray(value) ? value.filter(isFile) : [])
