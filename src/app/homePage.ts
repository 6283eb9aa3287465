import { laterPage } from './laterPage.tsx'

export const HomePage = laterPage(async () => (await import('../shell/layout/HomePage.tsx')).HomePage)
