import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { BenchServer } from '../api/servers.ts'

/**
 * Seconds of one top-up, and of the slowest list that somebody else asked for meanwhile; and how many lists were
 * refused, as the host was busy.
 */
export interface ToppedUp {
  readonly preview: number
  readonly confirm: number
  readonly longestList: number
  readonly refused: number
}

const times = 10

type Call = <T>(method: string, path: string, body?: object) => Promise<T>

/** Calls of the signed-in operator. Throws where one is no success. */
export const caller =
  ({ url, token }: BenchServer): Call =>
  async <T>(method: string, path: string, body?: object): Promise<T> => {
    const reply = await fetch(`${url}/${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        ...(body && { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`)
    return (await reply.json()) as T
  }

/** The first so many ordinary patients, by id. */
export const patientsOf = async (call: Call, count: number): Promise<number[]> => {
  const ids: number[] = []
  for (let page = 0; ids.length < count; page += 1) {
    const { content } = await call<{ content: { id: number }[] }>(
      'GET',
      `api/users?page=${page}&size=1000&sort=id,asc&type=ordinary&deleted=false`,
    )
    if (content.length === 0) throw new Error(`There are ${ids.length} patients, and not ${count}`)
    ids.push(...content.map(({ id }) => id))
  }
  return ids.slice(0, count)
}

/**
 * Tops patients up together at the platform's cost, as the page does: looks first, then confirms what it costs. Throws
 * where one of them gets nothing.
 */
export const topUp = async (call: Call, userIds: readonly number[]): Promise<ToppedUp> => {
  let longest = 0
  let refused = 0
  let isOver = false
  const neighbour = (async () => {
    while (!isOver) {
      const since = performance.now()
      await call('GET', 'api/users?size=10').catch(() => {
        refused += 1
      })
      longest = Math.max(longest, performance.now() - since)
      await wait(20)
    }
  })()
  const body = { userIds, rechargeType: 'ordinary', times, giveTimes: 1, payer: 'platform', payStatus: 'unpaid' }
  const begun = performance.now()
  const { amount, count } = await call<{ amount: number; count: number }>('POST', 'api/recharge/preview', body)
  const seen = performance.now()
  const done = await call<{ batch: string; count: number; amount: number }>('POST', 'api/recharge', {
    ...body,
    expectedAmount: amount,
  })
  const confirmed = performance.now()
  isOver = true
  await neighbour
  const { totalElements } = await call<{ totalElements: number }>('GET', `api/recharge?batch=${done.batch}&size=1`)
  if ([count, done.count, totalElements].some(one => one !== userIds.length))
    throw new Error(
      `${userIds.length} were to be topped up, ${done.count} were, and ${totalElements} records are there`,
    )
  return { preview: (seen - begun) / 1000, confirm: (confirmed - seen) / 1000, longestList: longest / 1000, refused }
}
