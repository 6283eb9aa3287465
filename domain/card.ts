import { addDays } from './calendar.ts'
import { isSpelledAs, serialNumber } from './serialNumber.ts'

/** How numbers of cards are formed: the year, a running number over all cards, and Luhn's digit. */
const pattern = '{YY}########'

export const cardNumber = (running: number, year: number): string => serialNumber(pattern, running, year, 'luhn')

/** What somebody typed or pasted, without the room between groups. */
export const withoutRoom = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase()

/** Whether a number can be that of a card; one that was mistyped nearly never can. */
export const isCardNumber = (number: string): boolean => isSpelledAs(pattern, 'luhn', number)

/** Letters and digits that nobody takes for one another (Crockford's base 32). */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const codeLength = 16

/** The code of a card out of random bytes: 80 bits, in four groups. */
export const cardCode = (bytes: Uint8Array): string =>
  Array.from({ length: codeLength }, (_, at) => alphabet[bytes[at]! % alphabet.length]!)
    .join('')
    .replace(/.{4}(?=.)/g, '$&-')

/** A code as it is compared: what is easily taken for another letter is read as the one that is meant. */
export const readCode = (text: string): string => withoutRoom(text).replaceAll('O', '0').replace(/[IL]/g, '1')

/** The last day on which a card that is sold on a day can be redeemed; null for ever. */
export const validUntilOf = (
  card: { readonly validDays: number | null; readonly validUntil: string | null },
  soldOn: string,
): string | null => (card.validDays === null ? card.validUntil : addDays(soldOn, card.validDays))
