import { setBusinessZone } from './businessZone.ts'
import { setProductName } from './productName.ts'

/** Takes over what every page tells names and times by, from the answer that says who is signed in. */
export const adopt = (info: unknown): void => {
  const { productName, timeZone } = (info ?? {}) as { readonly productName?: unknown; readonly timeZone?: unknown }
  setProductName(productName)
  setBusinessZone(timeZone)
}
