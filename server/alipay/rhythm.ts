import { later, minute, day, hour, second } from '../core/lifetime.ts'

/** When Alipay is asked again about an order that is open: soon at first, as people pay at once. */
export const nextCheck = (now: Date, checks: number): Date =>
  later(now, Math.min(20 * second * 2 ** Math.min(checks, 6), 10 * minute))

/**
 * Money may still come for an order that was closed, and its notice be lost: when it is looked for, and null once
 * nothing can come any more.
 */
export const nextLateCheck = (now: Date, closedAt: Date): Date | null => {
  const since = now.getTime() - closedAt.getTime()
  const next = [10 * minute, hour, day].find(after => after > since)
  return next === undefined ? null : later(closedAt, next)
}

/** When a refund that was not done is asked for again; never given up. */
export const nextTry = (now: Date, checks: number): Date =>
  later(now, Math.min(minute * 2 ** Math.min(checks, 6), hour))
