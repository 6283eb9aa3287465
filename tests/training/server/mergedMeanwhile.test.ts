import { Client } from 'pg'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { rowsOfEveryKind } from '../../patients/server/rowsOfEveryKind.ts'
import { describeEngines } from '../../support/database.ts'
import { Gym } from './gym.ts'

describeEngines(
  'a record that comes while its patient is merged',
  engine => {
    let gym: Gym
    let other: Client
    beforeAll(async () => {
      gym = await Gym.open(engine)
      other = new Client(gym.office.database.url)
      await other.connect()
    })
    afterAll(async () => {
      await other.end()
      await gym.office.close()
    })

    const waiting = async (): Promise<number> =>
      (await sql`select from pg_stat_activity where cardinality(pg_blocking_pids(pid)) > 0`.execute(gym.db)).rows.length

    it('is with the one who stays, also where its day was counted before', async () => {
      const { merge } = await rowsOfEveryKind(gym)
      const [survivor, gone] = [await gym.patient(), await gym.trainee()]
      await gym.send(gone.device.token, [gym.record(gone.id)])
      await other.query(`begin; select from game_record where patient = ${gone.id} for update`)
      const merged = merge(survivor.id, gone.id)
      await expect.poll(waiting).toBe(1)
      const sent = gym.send(gone.device.token, [gym.record(gone.id)])
      await expect.poll(waiting).toBe(2)
      await other.query('rollback')
      expect((await merged).status).toBe(200)
      expect(await sent).toMatchObject({ status: 200, body: { stored: 1 } })
      expect([await gym.stored(gone.id), await gym.stored(survivor.id)]).toEqual([0, 2])
      expect(await gym.consumed(survivor.id)).toHaveLength(1)
    })
  },
  'server',
)
