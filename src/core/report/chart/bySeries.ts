/**
 * What draws the marks of a series, made once for each place: with another one at each drawing, the library would take
 * the marks out of the page and put them in anew, and the focus would be lost.
 */
export const bySeries = <T>(make: (at: number) => T): ((at: number) => T) => {
  const made: T[] = []
  return at => (made[at] ??= make(at))
}
