/** What this capability adds to the browser: its overrides. */
import { dataRequest } from '../../resources/privacy/dataRequest.ts'
import { removal } from '../../resources/privacy/removal.ts'
import { present } from '../core/index.ts'
import { later } from '../core/later.tsx'
import { businessToday } from '../shell/installation/businessZone.ts'

present(dataRequest, {
  begins: () => ({ receivedOn: businessToday() }),
  elsewhere: ['give'],
  main: ['start', 'finish', 'propose', 'erase'],
  buttons: [later(async () => (await import('./GiveButton.tsx')).GiveButton, 30)],
})

present(removal, { title: ['kind', 'removeOn'] })
