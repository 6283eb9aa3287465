import { randomInt } from 'node:crypto'

// Once so many draws found nothing free, numbers become a digit longer.
const drawsOfOneLength = 20

const drawn = (digits: number): string => String(randomInt(10 ** digits)).padStart(digits, '0')

/**
 * Numbers that nothing has yet. Their digits are drawn and not counted: a number is seen by others, on paper or after a
 * transfer, and would tell them how many came before it. `taken` answers which of some numbers are taken already.
 */
export const freeNumbers = async ({
  count,
  digits,
  spell,
  taken,
}: {
  readonly count: number
  readonly digits: number
  readonly spell: (digits: string) => string
  readonly taken: (numbers: readonly string[]) => Promise<readonly string[]>
}): Promise<readonly string[]> => {
  const free = new Set<string>()
  for (let draws = 0; free.size < count; draws += 1) {
    const longer = Math.floor(draws / drawsOfOneLength)
    const numbers = new Set(Array.from({ length: count - free.size }, () => spell(drawn(digits + longer))))
    for (const number of await taken([...numbers])) numbers.delete(number)
    for (const number of numbers) free.add(number)
  }
  return [...free]
}

/** One number likewise. */
export const freeNumber = async (
  digits: number,
  spell: (digits: string) => string,
  isTaken: (number: string) => Promise<boolean>,
): Promise<string> => {
  const [number] = await freeNumbers({
    count: 1,
    digits,
    spell,
    taken: async ([one]) => ((await isTaken(one!)) ? [one!] : []),
  })
  return number!
}
