/**
 * What this capability adds to the browser: its overrides, the library that forms choose pictures from, and the code
 * generator.
 */
import './picture/index.ts'
import './storage/index.ts'

export const pages = {
  generator: async () => (await import('./generator/GeneratorPage.tsx')).GeneratorPage,
}
