import { Client } from 'pg'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { compareLedger } from '../../../server/times/ledger/compareLedger.ts'
import { mergeTimes } from '../../../server/times/ledger/merge.ts'
import { lockPatients } from '../../../server/times/ledger/patients.ts'
import { CardDesk } from '../../cards/server/cardDesk.ts'
import { rowsOfEveryKind } from '../../patients/server/rowsOfEveryKind.ts'
import type { Reply } from '../../platform/session/backOffice.ts'
import { describeEngines } from '../../support/database.ts'
import { Gym } from '../../training/server/gym.ts'

/** Something that moves times or money, and rows that others hold meanwhile, in the order of docs/ledger.md. */
interface Operation {
  readonly rows: readonly string[]
  act(): Promise<Reply>
}

describeEngines(
  'the order of locks',
  engine => {
    let gym: Gym
    let desk: Awaited<ReturnType<typeof rowsOfEveryKind>>
    let cards: CardDesk
    let other: Client
    beforeAll(async () => {
      gym = await Gym.open(engine)
      desk = await rowsOfEveryKind(gym)
      cards = new CardDesk({ office: gym.office, db: gym.db, call: (line, body) => desk.call(line, body) })
      other = new Client(gym.office.database.url)
      await other.connect()
      await buy('ordinary')
      await buy('lifetime')
    })
    afterAll(async () => {
      await other.end()
      await gym.office.close()
    })

    const buy = async (rechargeType: string, more: object = {}): Promise<number> => {
      const { body } = await desk.call('POST api/hospital/hospitalRecharge', {
        hospital: gym.office.hospitals.hospital,
        rechargeType,
        times: 500,
        giveTimes: 0,
        amount: 500_000,
        payStatus: 'paid',
        channel: 'transfer',
        ...more,
      })
      return Number(body['id'])
    }
    const own = { payer: 'organisation' } as const

    const request = (id: number): string => `refund_request where id = ${id}`
    const card = (id: number): string => `card where id = ${id}`
    const lot = (id: number): string => `recharge where id = ${id}`
    const patient = (id: number): string => `patient where id = ${id}`
    const account = (type = 'ordinary'): string =>
      `times_account where hospital = ${gym.office.hospitals.hospital} and type = '${type}'`
    const caller = (): string => `operator where username = 'admin'`

    const train = (id: number, day: string, project = gym.project) => ({
      patient: id,
      startedAt: `${day}T00:30:00.000Z`,
      project,
    })

    const operations: Readonly<Record<string, () => Promise<Operation>>> = {
      'a refund of a top-up': async () => {
        const { id } = await gym.patient()
        const made = await desk.topUp(id, own)
        return { rows: [lot(made), patient(id), account(), caller()], act: () => desk.refund(made) }
      },
      'a refund to which somebody agrees': async () => {
        const { id } = await gym.patient()
        const made = await desk.topUp(id, own)
        const { body } = await desk.withLimit(0, () => desk.refund(made))
        const asked = Number(body['request'])
        const { token } = await gym.office.signedIn(`reviewer${made}`)
        return {
          rows: [request(asked), lot(made), patient(id), account()],
          act: () => desk.call(`PUT api/refundRequest/agree/${asked}`, {}, token),
        }
      },
      'a lifetime that is cancelled': async () => {
        const { id } = await gym.patient()
        const made = await desk.topUp(id, { ...own, rechargeType: 'lifetime', times: 1 })
        return {
          rows: [lot(made), patient(id), account('lifetime'), caller()],
          act: () => desk.call(`PUT api/patient/cancelLifetime/${id}`, { reason: 'x' }),
        }
      },
      'a top-up that settles days of one type of somebody who has times of another': async () => {
        const { id, device } = await gym.trainee()
        await gym.send(device.token, [gym.record(id, train(id, '2026-03-02', gym.project3d))])
        const ordinary = await desk.topUp(id, own)
        return {
          rows: [lot(ordinary), patient(id)],
          act: () =>
            desk.call('POST api/recharge', {
              userIds: [id],
              rechargeType: 'naked3d',
              times: 5,
              giveTimes: 0,
              payer: 'platform',
              payStatus: 'paid',
              channel: 'cash',
            }),
        }
      },
      'a training day': async () => {
        const { id, device } = await gym.trainee()
        const made = await desk.topUp(id, own)
        return {
          rows: [lot(made), patient(id)],
          act: () => gym.send(device.token, [gym.record(id, train(id, '2026-03-02'))]),
        }
      },
      'a merge': async () => {
        const [survivor, gone] = [await gym.patient(), await gym.trainee()]
        const lots = [
          await desk.topUp(survivor.id, own),
          await desk.topUp(gone.id, { ...own, times: 1, payStatus: 'unpaid', channel: null }),
          await desk.topUp(gone.id, own),
        ]
        // Nothing is left of the second one, which somebody has still to pay for.
        await gym.send(gone.device.token, [gym.record(gone.id, train(gone.id, '2026-03-02'))])
        const { body } = await desk.withLimit(0, () => desk.refund(lots[2]!))
        const { body: seen } = await desk.call(`GET api/patient/mergePreview?survivor=${survivor.id}&other=${gone.id}`)
        return {
          rows: [request(Number(body['request'])), ...lots.map(lot), patient(survivor.id), patient(gone.id)],
          act: () =>
            desk.call('PUT api/patient/merge', {
              survivor: survivor.id,
              other: gone.id,
              reason: 'x',
              previewToken: seen['previewToken'],
            }),
        }
      },
      'a merge of somebody whose data may be erased': async () => {
        const [survivor, gone] = [(await gym.patient()).id, (await gym.patient()).id]
        const { body } = await desk.call('POST api/dataRequest', {
          patient: gone,
          purpose: 'erasure',
          applicant: '王芳',
          relation: 'mother',
          receivedOn: '2026-03-02',
        })
        const id = Number(body['id'])
        const { body: seen } = await desk.call(`GET api/patient/mergePreview?survivor=${survivor}&other=${gone}`)
        return {
          rows: [`data_request where id = ${id}`, patient(survivor), patient(gone)],
          act: () =>
            desk.call('PUT api/patient/merge', {
              survivor,
              other: gone,
              reason: 'x',
              previewToken: seen['previewToken'],
            }),
        }
      },
      'a card that is sold': async () => {
        const [made] = await cards.cards(1)
        return { rows: [card(made!.id), account()], act: () => cards.sell(made!.id) }
      },
      'a card that is redeemed': async () => {
        const { id } = await gym.patient()
        const [made] = await cards.cards(1)
        await cards.sell(made!.id)
        return { rows: [card(made!.id), patient(id)], act: () => cards.redeem(id, made!, 'admin') }
      },
      'a card that is refunded': async () => {
        const [made] = await cards.cards(1)
        await cards.sell(made!.id)
        return {
          rows: [card(made!.id), account(), caller()],
          act: () => desk.call(`PUT api/card/refund/${made!.id}`, { reason: 'x' }),
        }
      },
      'a card to whose refund somebody agrees': async () => {
        const [made] = await cards.cards(1)
        await cards.sell(made!.id)
        const { body } = await desk.withLimit(0, () => desk.call(`PUT api/card/refund/${made!.id}`, { reason: 'x' }))
        const asked = Number(body['request'])
        const { token } = await gym.office.signedIn(`reviewer of card ${made!.id}`.replaceAll(' ', ''))
        return {
          rows: [request(asked), card(made!.id), account()],
          act: () => desk.call(`PUT api/refundRequest/agree/${asked}`, {}, token),
        }
      },
      "an organisation's refund": async () => {
        const bought = await buy('ordinary', { times: 5, amount: 1_000, payStatus: 'unpaid', channel: null })
        return {
          rows: [`hospital_recharge where id = ${bought}`, account(), caller()],
          act: () =>
            desk.call('PUT api/hospital/hospitalRefund', {
              hospital: gym.office.hospitals.hospital,
              rechargeType: 'ordinary',
              times: 1,
              giveTimes: 0,
              amount: 0,
              reason: 'x',
            }),
        }
      },
    }

    /** Whether somebody waits for the other connection, or all is done without. */
    const waitsOrEnds = async (done: () => boolean): Promise<boolean> => {
      const pid = (await other.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]!.pid
      for (;;) {
        const { rows } = await sql`
          select from pg_stat_activity where ${pid}::integer = any(pg_blocking_pids(pid))`.execute(gym.db)
        if (rows.length > 0) return true
        if (done()) return false
      }
    }

    it.each(Object.entries(operations))('is kept by %s', async (_name, prepare) => {
      const held: string[] = []
      const { length } = (await prepare()).rows
      let waits = 0
      for (let at = 0; at < length; at += 1) {
        const { rows, act } = await prepare()
        const take = (row: string, more = '') => other.query(`select from ${row} for no key update ${more}`)
        await other.query('rollback; begin')
        await take(rows[at]!)
        let isDone = false
        const answer = act().finally(() => (isDone = true))
        if (await waitsOrEnds(() => isDone)) {
          waits += 1
          for (const later of rows.slice(at + 1))
            await take(later, 'nowait').catch(async () => {
              held.push(`${later} before ${rows[at]}`)
              await other.query('rollback; begin')
            })
        }
        await other.query('rollback')
        const { status, body } = await answer
        expect(status, JSON.stringify(body)).toBe(200)
      }
      expect(held).toEqual([])
      expect(waits).toBeGreaterThan(0)
    })

    it('is kept by a merge where a top-up came after those that were held: it is not waited for', async () => {
      const [one, two] = [(await gym.patient()).id, (await gym.patient()).id]
      const made = await desk.topUp(two, own)
      await other.query('rollback; begin')
      await other.query(`select from ${lot(made)} for no key update`)
      const merged = gym.db.transaction().execute(async db => {
        await lockPatients(db, [one, two])
        await mergeTimes(db, { survivor: one, other: two, operator: null, now: new Date() })
      })
      await expect(merged).rejects.toMatchObject({ code: '55P03' })
      await other.query('rollback')
    })

    it('leaves the ledger as it should be', async () => {
      expect(await compareLedger(gym.db)).toEqual([])
    })
  },
  'server',
)
