/**
 * Full years between a birth date and a day, both YYYY-MM-DD; a child of 29 February is a year older on 1 March.
 * Undefined before birth.
 */
export const ageOn = (birthday: string, day: string): number | undefined => {
  if (day < birthday) return undefined
  const years = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4))
  return day.slice(5) < birthday.slice(5) ? years - 1 : years
}

/**
 * Full months between a birth date and a day, both YYYY-MM-DD; 12 times the full years, or up to 11 more. Undefined
 * before birth.
 */
export const monthsOn = (birthday: string, day: string): number | undefined => {
  if (day < birthday) return undefined
  const months =
    (Number(day.slice(0, 4)) - Number(birthday.slice(0, 4))) * 12 +
    Number(day.slice(5, 7)) -
    Number(birthday.slice(5, 7))
  return day.slice(8) < birthday.slice(8) ? months - 1 : months
}

/** Age groups of the statistics, in full years, by their first one. Source: product decisions §5. */
export const ageGroups = ['upTo3', 'from4', 'from7', 'from10', 'from13', 'from16', 'over18'] as const
export type AgeGroup = (typeof ageGroups)[number]

const lastYears = [3, 6, 9, 12, 15, 18]

/** The group that an age belongs to. */
export const ageGroup = (age: number): AgeGroup => {
  const at = lastYears.findIndex(last => age <= last)
  return ageGroups[at < 0 ? ageGroups.length - 1 : at]!
}

/** The group that somebody is in on a day, both YYYY-MM-DD; null before birth. */
export const ageGroupOn = (birthday: string, day: string): AgeGroup | null => {
  const age = ageOn(birthday, day)
  return age === undefined ? null : ageGroup(age)
}
