import { laterPage } from './laterPage.tsx'

export const HomePage = laterPage(async () => (await import('../layout/HomePage.tsx')).HomePage)
