/**
 * `npm run test:full`: every variation. `npm test` proves each behaviour once, so that it can be run before each
 * commit.
 */
export const isFull = process.env['TEST_FULL'] === '1'
