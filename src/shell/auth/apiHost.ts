/** Origin of the API; the page's own where nothing was said at build time. */
export const apiHost: string = import.meta.env['VITE_API_HOST'] ?? ''
