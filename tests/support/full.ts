/**
 * `npm run test:full`: every variation. `npm test` proves each behaviour once, so that it can be run before each
 * commit.
 */
export const isFull = process.env['TEST_FULL'] === '1'

/**
 * Files that the full run alone takes: they start processes or walk through many pages to prove in the large what
 * others prove in the small.
 */
export const ofFullRun = '**/*.full.test.{ts,tsx}'
