/** What the server says of the title of a view, in words; undefined where it says nothing of it. */
export const titleError = (error: unknown): string | undefined => {
  const errors = (error as { body?: { errors?: { title?: unknown } } } | undefined)?.body?.errors
  return typeof errors?.title === 'string' ? errors.title : undefined
}
