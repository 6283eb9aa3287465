import catalogue from '../texts.ts'
import ra from '../core/ra.ts'

/**
 * The texts of the browser, but for those that come with pages of their own: ours and those of react-admin's own parts.
 */
export default { ...catalogue, ra }
