/** Where a training device opens a file that it is told of. */
export const onDevice = (key: string): string => `/api/client/file/${key}`

/** Where a guardian does. */
export const atGuardian = (key: string): string => `/api/wx/file/${key}`
