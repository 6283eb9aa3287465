import { choice } from '../core/index.ts'

/** What training clients run on. */
export const platform = choice(['windows', 'android', 'ipados', 'harmonyos'], { required: true, default: 'android' })
