import { createDataProvider } from '../../dataProvider/index.ts'
import { apiHost } from '../auth/apiHost.ts'
import { readLanguage } from '../auth/language.ts'
import { readToken } from '../auth/token.ts'

/** The back-office's way to the server. */
export const dataProvider = createDataProvider({
  fetch: (input, init) => window.fetch(input, init), host: apiHost, token: readToken, language: readLanguage,
})
