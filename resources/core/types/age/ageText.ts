/** An age of so many full months in words: years and months, or months alone in the first year. */
export const ageText = (
  translate: (key: string, parameters: Readonly<Record<string, number>>) => string,
  months: number,
): string => {
  const [y, m] = [Math.floor(months / 12), months % 12]
  return translate(`app.generator.age.${y === 0 ? 'months' : m === 0 ? 'years' : 'both'}`, { y, m })
}
