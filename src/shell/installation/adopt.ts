import { setBusinessToday, setBusinessZone } from './businessZone.ts'
import { setSettings } from './settings.ts'
import { setProductName } from './productName.ts'

/** Takes over what every page tells names and times by, from the answer that says who is signed in. */
export const adopt = (info: unknown): void => {
  const { productName, timeZone, today, now, settings } = (info ?? {}) as { readonly [name: string]: unknown }
  setProductName(productName)
  setBusinessZone(timeZone)
  setSettings(settings)
  setBusinessToday(today, now)
}
