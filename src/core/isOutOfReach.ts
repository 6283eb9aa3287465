/** Whether a ref of a record leads to what belongs to another organisation: that is named, and is no link. */
export const isOutOfReach = (record: Readonly<Record<string, unknown>>, name: string): boolean => {
  const beyond = record['outOfReach']
  return Array.isArray(beyond) && beyond.includes(name)
}
