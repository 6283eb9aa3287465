import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Statement } from '../../../server/core/statement.ts'
import { timesMovementImplementation } from '../../../server/times/timesMovement.ts'
import { quickest } from '../../support/database.ts'
import { openHost } from '../../support/host.ts'
import type { Host } from '../../support/host.ts'

describe('movements of times', () => {
  let host: Host
  let token: string
  const listed = async (query: string): Promise<{ totals: Record<string, number>; total: number }> =>
    (
      await host.fetch(`http://host/api/timesMovement?size=1&totals=true&${query}`, {
        headers: { Authorization: `Bearer ${token}` },
      })
    ).json() as Promise<{ totals: Record<string, number>; total: number }>

  beforeAll(async () => {
    host = await openHost(quickest)
    token = await host.signIn('admin')
  }, 240_000)
  afterAll(() => host.close())

  it.each(['ordinary', 'naked3d', 'lifetime'])('come to what stands on the accounts: %s', async type => {
    const {
      rows: [account],
    } = await sql<{ balance: number }>`
      select coalesce(sum(balance), 0)::integer as balance from times_account where owner = 'patient' and type = ${type}`.execute(
      host.database.db,
    )
    expect((await listed(`rechargeType=${type}`)).totals).toMatchObject({ total: account!.balance })
    expect(account!.balance).toBeGreaterThan(0)
  })

  it('are worth the same where some are asked for by their ids, of which other movements of their lots are not read', async () => {
    const read = async (query: string): Promise<readonly { id: number; recharge: number; worth: number }[]> =>
      (
        (await (
          await host.fetch(`http://host/api/timesMovement?size=300&${query}`, {
            headers: { Authorization: `Bearer ${token}` },
          })
        ).json()) as { content: { id: number; recharge: number; worth: number }[] }
      ).content
    const all = await read('')
    const some = all.filter((_one, at) => at % 7 === 0)
    expect(new Set(some.map(({ recharge }) => recharge)).size).toBeGreaterThan(5)
    expect(new Map((await read(`id=${some.map(({ id }) => id).join()}`)).map(({ id, worth }) => [id, worth]))).toEqual(
      new Map(some.map(({ id, worth }) => [id, worth])),
    )
    const source = timesMovementImplementation.handlers['rows'] as unknown as (input: object, context: object) => string
    const statement = new Statement()
    const text = source(
      {},
      {
        statement,
        timeZone: 'Asia/Shanghai',
        filtered: (names: Record<string, string>) => ('id' in names ? [`${names['id']} = ${some[0]!.id}`] : []),
      },
    )
    const rows = await statement.run<{ recharge: number }>(host.database.db, text)
    expect(new Set(rows.map(({ recharge }) => recharge))).toEqual(new Set([some[0]!.recharge]))
  })

  it('are worth what is left of each lot by the price at which it was sold, and nothing where nothing is left', async () => {
    const { rows: lots } = await sql<{ id: number; hospital: number; worth: number; left: number }>`
      select r.id, r.hospital, r.times - r.used_times - r.refunded_times as left,
        (s.amount - floor(s.amount * (r.used_times + r.refunded_times)::numeric / nullif(r.times, 0)))::integer as worth
      from recharge r join payment s on (s.recharge = r.id or s.card = r.card) and s.kind = 'sale'`.execute(
      host.database.db,
    )
    expect((await listed('')).totals['worth']).toBe(lots.reduce((sum, { worth }) => sum + worth, 0))
    const [hospital] = lots.map(lot => lot.hospital)
    expect((await listed(`hospital=only:${hospital}`)).totals['worth']).toBe(
      lots.filter(lot => lot.hospital === hospital).reduce((sum, { worth }) => sum + worth, 0),
    )
    for (const { id, worth } of [
      ...lots.filter(({ left }) => left > 0).slice(0, 20),
      ...lots.filter(({ left }) => left === 0).slice(0, 20),
    ]) {
      expect({ id, worth: (await listed(`recharge=${id}`)).totals['worth'] }).toEqual({ id, worth })
    }
    expect(lots.filter(({ left, worth }) => left === 0 && worth === 0).length).toBeGreaterThan(0)
  })
})
