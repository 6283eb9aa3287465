import { Client } from 'pg'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeEngines } from '../../../support/database.ts'
import { CashDesk } from '../recharge/cashDesk.ts'

/** Whoever holds a purchase and waits for its account longer than this is waited for in turn. */
const patience = 500

describeEngines(
  'a purchase that is made while others go back',
  engine => {
    let desk: CashDesk
    let other: Client
    beforeAll(async () => {
      desk = await CashDesk.open(await engine.openSeeded())
      other = new Client(desk.office.database.url)
      await other.connect()
    })
    afterAll(async () => {
      await other.end()
      await desk.office.close()
    })

    it('is waited for before the account is held, as by whoever pays for it or cancels it', async () => {
      const clinic = await desk.clinic()
      await desk.stock(clinic, 10)
      const account = `select balance from times_account where hospital = ${clinic} for no key update`
      await other.query(`begin; ${account}`)
      const { rows } = await other.query<{ id: number }>(
        `insert into hospital_recharge (number, hospital, recharge_type, movement, times, total, amount)
        values ('JC-1', ${clinic}, 'ordinary', 'topUp', 10, 10, 10000) returning id`,
      )
      const { id } = rows[0]!
      await other.query(
        `insert into hospital_payment (number, day, kind, hospital, recharge_type, times, amount, purchase)
        values ('JC-1', '2026-03-02', 'sale', ${clinic}, 'ordinary', 10, 10000, ${id})`,
      )
      const refund = desk.call('PUT api/hospital/hospitalRefund', {
        hospital: clinic,
        rechargeType: 'ordinary',
        times: 1,
        giveTimes: 0,
        amount: 0,
        reason: 'x',
      })
      await expect
        .poll(async () => {
          const waiting = await sql`
            select from pg_locks l join pg_stat_activity a using (pid) where not l.granted and a.datname = current_database()`.execute(
            desk.db,
          )
          return waiting.rows.length
        })
        .toBeGreaterThan(0)
      // In one message, so that nothing comes between them: as soon as it is bought somebody has it in hand.
      await other.query(
        `commit; begin; select from hospital_recharge where id = ${id} for no key update; set local lock_timeout = ${patience}`,
      )
      await other.query(account)
      await other.query('commit')
      expect(await refund).toMatchObject({ status: 200, body: { state: 'refunded' } })
    })
  },
  'server',
)
