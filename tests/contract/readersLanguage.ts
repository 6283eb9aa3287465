import { describe, expect, it } from 'vitest'
import { storedWords } from '../support/storedWords.ts'
import type { World } from './world.ts'

/**
 * After all that the contracts did: what the server has to say itself is kept as a key, and told in the language of
 * whoever reads it.
 */
export const readersLanguage = (world: () => World): void => {
  describe('what the server says', () => {
    it('is kept in no language', async () => {
      expect(await storedWords(world().host.database.db)).toEqual([])
    })
  })
}
