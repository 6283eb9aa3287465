import { createAuthProvider } from '../auth/authProvider.ts'
import { createPrompts } from '../auth/prompts.ts'
import { dataProvider } from './dataProvider.ts'

export const prompts = createPrompts()

export const authProvider = createAuthProvider({
  info: async () => (await dataProvider.act('session', 'info')).data,
  logout: () => dataProvider.act('session', 'logout'),
}, prompts, path => window.location.assign(path))
