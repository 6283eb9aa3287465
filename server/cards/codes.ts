import { createHmac, timingSafeEqual } from 'node:crypto'
import { cardCode, readCode } from '../../domain/card.ts'
import { sha256 } from '../core/sha256.ts'

/**
 * The code of a card, which follows from the seed of its batch: until that is told and forgotten, a run that is begun
 * again makes the same.
 */
export const codeOf = (seed: string, number: string): string =>
  cardCode(createHmac('sha256', seed).update(number).digest())

/** What is kept of a code. It is random enough to need no slow hash; the number makes it the card's own. */
export const codeHash = (number: string, code: string): string => sha256(`${number}\n${readCode(code)}`)

/** Whether a code is that of a card. */
export const isCodeOf = (number: string, code: string, hash: string): boolean =>
  timingSafeEqual(Buffer.from(codeHash(number, code)), Buffer.from(hash))
