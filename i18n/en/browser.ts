import catalogue from './index.ts'
import ra from './ra.ts'

/** Every text of the browser: ours and those of react-admin's own parts. */
export default { ...catalogue, ra }
