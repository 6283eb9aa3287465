import type { Format } from './format.ts'

const units = ['B', 'KB', 'MB', 'GB'] as const

/** A size as people say it: `812 KB`, `1.4 GB`. */
export const bytesText = (bytes: number, format: Pick<Format, 'number'>): string => {
  const step = Math.min(units.length - 1, Math.floor(Math.log(Math.max(1, bytes)) / Math.log(1024)))
  const value = bytes / 1024 ** step
  return `${format.number(Math.round(value * 10) / 10)} ${units[step]!}`
}
