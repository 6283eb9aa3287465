import { addDays } from './calendar.ts'

const isWeekend = (date: string): boolean => [0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay())

/**
 * The day that lies so many working days after a date (both YYYY-MM-DD). Public holidays, which are announced each
 * year, count as working days: a due day that is told by this is never later than the true one.
 */
export const addWorkingDays = (date: string, days: number): string => {
  let [day, left] = [date, days]
  while (left > 0) {
    day = addDays(day, 1)
    if (!isWeekend(day)) left -= 1
  }
  return day
}

/**
 * Within how many working days somebody who asks about their personal information is answered: identification method of
 * unlawful collection and use of personal information by apps (App 违法违规收集使用个人信息行为认定方法, 2019), section 6.
 */
export const answerWithin = 15
