import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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
