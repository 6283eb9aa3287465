import { createDataProvider } from '../../../dataProvider/index.ts'
import { apiHost } from '../auth/apiHost.ts'
import { readLanguage } from '../auth/language.ts'
import { reauthentication } from '../auth/reauthentication.ts'
import { ownToken } from '../auth/token.ts'
import { connection } from '../connection/connection.ts'
import { fetchOnce } from './early.ts'
import { tellWrite } from './writes.ts'

/** The back-office's way to the server. */
export const dataProvider = createDataProvider({
  fetch: fetchOnce,
  host: apiHost,
  token: ownToken,
  language: readLanguage,
  strict: import.meta.env.DEV,
  onStatus: connection.heard,
  onWrite: tellWrite,
  reauthenticate: reauthentication.ask,
})
