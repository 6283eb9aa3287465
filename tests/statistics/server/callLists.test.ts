import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toFilters } from '../../../dataProvider/query.ts'
import { addDays } from '../../../domain/calendar.ts'
import { isRegular, requestLine } from '../../../resources/core/calls.ts'
import { waitingFilter } from '../../../resources/core/home.ts'
import { homeParts } from '../../../resources/index.ts'
import { describeAbove } from '../../support/database.ts'
import { BackOffice } from '../../platform/session/backOffice.ts'

const today = '2026-03-02'
const ago = (days: number): string => addDays(today, -days)
let serial = 0

type Row = Readonly<Record<string, unknown>>

// What a clinic calls families about is worked out from what is stored, whoever wrote it.
describeAbove('call lists', engine => {
  let office: BackOffice
  let admin: string
  let project: number
  let device: number
  beforeAll(async () => {
    office = await BackOffice.open(await engine.openSeeded())
    admin = (await office.signedIn('root')).token
    const { db } = office.database
    const type = await db
      .insertInto('project_type')
      .values({ name: '精细目力', name_en: 'Fine' })
      .returning('id')
      .executeTakeFirstOrThrow()
    project = (
      await db
        .insertInto('project')
        .values({ name: '描图', name_en: 'Tracing', type: type.id, eyes: ['right'] })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id
    device = (
      await db
        .insertInto('device')
        .values({ name: '平板', serial: 'VT1', hospital: office.hospitals.hospital })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id
  })
  afterAll(() => office.close())

  const child = async (more: { hospital?: number; trainer?: number } = {}): Promise<number> => {
    const id = await office.patient(
      `called ${(serial += 1)}`,
      more.hospital ?? office.hospitals.hospital,
      more.trainer === undefined ? {} : { trainer: more.trainer },
    )
    await office.database.db
      .updateTable('patient')
      .set({ activation: 'activated', created_at: `${ago(100)}T02:00:00Z` })
      .where('id', '=', id)
      .execute()
    return id
  }
  const train = async (patient: number, ...days: readonly string[]): Promise<void> => {
    await office.database.db
      .insertInto('game_record')
      .values(
        days.flatMap(day =>
          [1, 2].map(nth => ({
            patient,
            hospital: office.hospitals.hospital,
            project,
            started_at: `${day}T09:0${nth}:00Z`,
            client_started_at: `${day}T09:0${nth}:00Z`,
            day,
            minutes: 10,
            device,
            uuid: randomUUID(),
          })),
        ),
      )
      .execute()
  }
  const followUp = async (patient: number, at: string, result = 'willResume'): Promise<void> => {
    await office.database.db
      .insertInto('follow_up')
      .values({ patient, hospital: office.hospitals.hospital, at, content: 'Said so', result })
      .execute()
  }
  const listed = async (resource: string, filter: object, more = '', token = admin): Promise<Row[]> => {
    const reply = await office.call(`GET api/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}${more}`, {
      token,
    })
    expect(reply.status).toBe(200)
    return reply.body as unknown as Row[]
  }
  const rowOf = async (resource: string, patient: number, filter: object = {}): Promise<Row | undefined> =>
    (await listed(resource, { patient, ...filter }))[0]

  describe('attendance', () => {
    it('tells when a child last trained, on how many days of those that a plan held, and how long ago that is', async () => {
      const patient = await child()
      await train(patient, ago(40), ago(10), ago(5), ago(4))
      await office.database.db
        .insertInto('treatment_plan')
        .values([
          { patient, hospital: office.hospitals.hospital, starts_on: ago(60), ended_on: ago(20), current: false },
          { patient, hospital: office.hospitals.hospital, starts_on: ago(10), current: true },
        ])
        .execute()
      expect(await rowOf('attendance', patient)).toMatchObject({
        patient,
        lastOn: ago(4),
        absent: 4,
        trained: 3,
        planned: 7 + 11,
        followedUp: false,
        followedAt: null,
      })
    })

    it('looks at as many days as are asked for, and refuses what is no length', async () => {
      const patient = await child()
      await train(patient, ago(40), ago(10))
      expect(await listed('attendance', { patient, days: 60 })).toMatchObject([{ trained: 2 }])
      expect(
        await office.call(`GET api/attendance?filter=${encodeURIComponent('{"days":3}')}`, { token: admin }),
      ).toMatchObject({ status: 400, body: { errors: { days: 'Cannot be less than 7' } } })
    })

    it('counts from registration where nobody trained yet, by the day at the place of business', async () => {
      const patient = await child()
      await office.database.db
        .updateTable('patient')
        .set({ created_at: `${ago(9)}T17:00:00Z` })
        .where('id', '=', patient)
        .execute()
      expect(await rowOf('attendance', patient)).toMatchObject({ lastOn: null, absent: 8 })
    })

    it('is found by the days of absence, and by whether somebody has asked since', async () => {
      const [three, seven] = [await child(), await child()]
      await train(three, ago(3))
      await train(seven, ago(7))
      await followUp(seven, `${ago(6)}T02:00:00Z`, 'notReached')
      await followUp(three, `${ago(4)}T02:00:00Z`)
      const found = async (filter: object) =>
        (await listed('attendance', { patient: [three, seven], ...filter })).map(({ patient }) => patient)
      expect(await found({ absent: '3,' })).toEqual([seven, three])
      expect(await found({ absent: '4,' })).toEqual([seven])
      expect(await found({ absent: '3,6' })).toEqual([three])
      expect(await found({ followedUp: true })).toEqual([seven])
      expect(await found({ followedUp: false })).toEqual([three])
      expect(await rowOf('attendance', seven)).toMatchObject({ result: 'notReached', resultLabel: 'Not reached' })
    })

    it('leaves out who is deleted, forbidden, a demo, or was never to train', async () => {
      const all = await Promise.all(
        [{ deleted: true }, { access: 'forbidden' }, { type: 'demo' }, { activation: 'inactivated' }].map(async set => {
          const patient = await child()
          await train(patient, ago(3))
          await office.database.db
            .updateTable('patient')
            .set(set as never)
            .where('id', '=', patient)
            .execute()
          return patient
        }),
      )
      expect(await listed('attendance', { patient: all })).toEqual([])
    })

    it('shows trainers their own, and others those of their organisations', async () => {
      const trainer = await office.signedIn(`caller ${(serial += 1)}`, {
        role: 'trainer',
        hospital: office.hospitals.hospital,
        dataScope: 'ownPatients',
      })
      const { id: staff } = await office.database.db
        .insertInto('doctor')
        .values({
          name: `caller ${serial}`,
          hospital: office.hospitals.hospital,
          occupation: 'trainer',
          operator: trainer.id,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      const [own, others, elsewhere] = [
        await child({ trainer: staff }),
        await child(),
        await child({ hospital: office.hospitals.elsewhere }),
      ]
      const nurse = await office.signedIn(`caller ${(serial += 1)}`, {
        role: 'nurse',
        hospital: office.hospitals.hospital,
        dataScope: 'own',
      })
      const found = async (token: string) =>
        (await listed('attendance', { patient: [own, others, elsewhere] }, '', token))
          .map(({ patient }) => patient)
          .sort()
      expect(await found(trainer.token)).toEqual([own])
      expect(await found(nurse.token)).toEqual([own, others])
      expect(await found(admin)).toEqual([own, others, elsewhere])
    })

    it('says nothing of follow-ups and plans to whom those are not told', async () => {
      const patient = await child()
      await train(patient, ago(3))
      await followUp(patient, `${ago(2)}T02:00:00Z`)
      const { id: role } = await office.database.db
        .insertInto('role')
        .values({
          name: '只看出勤',
          name_en: 'Attendance',
          permissions: JSON.stringify(['attendance:list']) as never,
          data_scope: 'all',
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      const looker = await office.signedIn(`caller ${(serial += 1)}`, { role: [role] })
      const [row] = await listed('attendance', { patient }, '', looker.token)
      expect(row).toMatchObject({ absent: 3, followedAt: null, result: null, followedUp: null, planned: null })
      expect(
        (
          await office.call(`GET api/attendance?filter=${encodeURIComponent('{"followedUp":true}')}`, {
            token: looker.token,
          })
        ).status,
      ).toBe(403)
    })
  })

  describe('re-examinations', () => {
    const found = {
      naked_right: '0.2',
      naked_left: '0.6',
      corrected_right: '0.4',
      corrected_left: '0.8',
      amblyopia_type_right: 'mixed',
      amblyopia_type_left: 'none',
    }
    const examine = async (
      patient: number,
      ...examinations: readonly (readonly [examinedOn: string, reexamineOn: string | null])[]
    ): Promise<void> => {
      const { db } = office.database
      const { id } = await db
        .insertInto('case')
        .values({
          patient,
          hospital: office.hospitals.hospital,
          number: `C${(serial += 1)}`,
          examined_on: examinations.at(-1)![0],
          ...found,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await db
        .insertInto('case_record')
        .values(
          examinations.map(([examined_on, reexamine_on]) => ({
            case: id,
            patient,
            hospital: office.hospitals.hospital,
            examined_on,
            reexamine_on,
            ...found,
          })),
        )
        .execute()
    }
    const states = async (patient: number) =>
      (await listed('reexamination', { patient }, '&sort=["dueOn","ASC"]')).map(({ state, delay }) => [state, delay])

    it('are due, overdue, or done in time or late, by the next examination of the case', async () => {
      const patient = await child()
      await examine(patient, [ago(300), ago(200)], [ago(210), ago(120)], [ago(110), null], [ago(90), ago(5)])
      expect(await states(patient)).toEqual([
        ['inTime', 0],
        ['late', 10],
        ['overdue', 5],
      ])
    })

    it.each([
      [0, 'due'],
      [7, 'due'],
      [8, 'planned'],
      [-1, 'overdue'],
    ])('that are set for %i days from now are %s', async (days, state) => {
      const patient = await child()
      await examine(patient, [ago(60), addDays(today, days)])
      expect((await states(patient))[0]![0]).toBe(state)
    })

    describe('in figures', () => {
      type Numbers = Readonly<Record<string, number | null>>
      const names = ['due', 'overdue', 'done', 'inTime', 'late', 'inTimeRate']
      const figures = async (query: object, token = admin): Promise<Record<string, unknown>> => {
        const reply = await office.call(
          `GET api/statistics/reexaminations?${new URLSearchParams({ measures: names.map(name => `reexaminations.${name}`).join(), ...query })}`,
          { token },
        )
        return { status: reply.status, ...reply.body }
      }
      const told = (values: Numbers) => names.map(name => values[`reexaminations.${name}`])
      const total = async (query: object, token = admin) =>
        told(((await figures(query, token))['total'] as { values: Numbers }).values)
      let staff: Readonly<Record<'doctor' | 'trainer', number>>
      const tokens: Record<string, string> = {}
      beforeAll(async () => {
        const member = async (occupation: 'doctor' | 'nurse' | 'trainer', dataScope: 'own' | 'ownPatients') => {
          const { token, id } = await office.signedIn(`counted ${(serial += 1)}`, {
            role: occupation,
            hospital: office.hospitals.hospital,
            dataScope,
          })
          tokens[occupation] = token
          return (
            await office.database.db
              .insertInto('doctor')
              .values({ name: `counted ${serial}`, hospital: office.hospitals.hospital, occupation, operator: id })
              .returning('id')
              .executeTakeFirstOrThrow()
          ).id
        }
        staff = { doctor: await member('doctor', 'own'), trainer: await member('trainer', 'ownPatients') }
        await member('nurse', 'own')
        const of = async (set: object, ...examinations: Parameters<typeof examine>[1][]) => {
          const patient = await child()
          await examine(patient, ...examinations)
          await office.database.db.updateTable('patient').set(set).where('id', '=', patient).execute()
        }
        await of({ doctor: staff.doctor }, ['1990-01-10', '1990-03-10'], ['1990-03-09', '1990-06-10'])
        await of({ doctor: staff.doctor }, ['1990-01-10', '1990-03-10'], ['1990-03-11', null])
        await of({ trainer: staff.trainer }, ['1990-01-10', '1990-03-10'], ['1990-03-10', null])
        await of({ deleted: true }, ['1990-01-10', '1990-03-10'])
        const elsewhere = await child({ hospital: office.hospitals.elsewhere })
        await examine(elsewhere, ['1990-01-10', '1990-03-10'])
        await office.database.db
          .updateTable('case_record')
          .set({ hospital: office.hospitals.elsewhere })
          .where('patient', '=', elsewhere)
          .execute()
      })
      const days = { from: '1990-01-01', to: '1990-12-31' }

      it('are told by their date, with the share in time of those done', async () => {
        expect(await total(days)).toEqual([0, 2, 3, 2, 1, 2 / 3])
        expect(await total({ from: '1990-06-10', to: '1990-06-10' })).toEqual([0, 1, 0, 0, 0, null])
      })

      it('are of all days where none is chosen, what is still to come among them, and as many as the list has', async () => {
        await examine(await child(), [ago(60), addDays(today, 7)])
        const now = await total({})
        const listedIn = async (...state: string[]) =>
          (await listed('reexamination', { state }, '&range=[0,999]')).length
        expect(now.slice(0, 5)).toEqual([
          await listedIn('due'),
          await listedIn('overdue'),
          await listedIn('inTime', 'late'),
          await listedIn('inTime'),
          await listedIn('late'),
        ])
        expect(now[0]).toBeGreaterThan(0)
        for (const query of [{ step: 'month' }, { compare: 'previous' }, { from: '1990-01-01' }])
          expect(await figures(query)).toMatchObject({ status: 400 })
      })

      it('are told by organisation and by doctor', async () => {
        const by = async (dimension: string) => {
          const { rows } = (await figures({ ...days, by: dimension })) as unknown as {
            rows: readonly { keys: Record<string, unknown>; values: Numbers }[]
          }
          return Object.fromEntries(rows.map(({ keys, values }) => [String(keys[dimension]), told(values)]))
        }
        expect(await by('hospital')).toEqual({
          [office.hospitals.hospital]: [0, 1, 3, 2, 1, 2 / 3],
          [office.hospitals.elsewhere]: [0, 1, 0, 0, 0, null],
        })
        expect(await by('doctor')).toEqual({
          [staff.doctor]: [0, 1, 2, 1, 1, 1 / 2],
          null: [0, 1, 1, 1, 0, 1],
        })
      })

      it('are told to whoever may see the list, of the rows that it shows them, and to nobody else', async () => {
        for (const who of ['doctor', 'nurse'])
          expect({ who, told: await total(days, tokens[who]) }).toEqual({ who, told: [0, 1, 3, 2, 1, 2 / 3] })
        expect(await total(days, tokens['trainer'])).toEqual([0, 0, 1, 1, 0, 1])
        const { token } = await office.signedIn(`counted ${(serial += 1)}`, {
          role: [
            (
              await office.database.db
                .insertInto('role')
                .values({
                  name: `统计 ${serial}`,
                  name_en: 'Reports alone',
                  permissions: JSON.stringify(['statistics:*']) as never,
                  data_scope: 'all',
                })
                .returning('id')
                .executeTakeFirstOrThrow()
            ).id,
          ],
        })
        expect(await figures(days, token)).toMatchObject({ status: 403 })
        // Who may not take the list along does not take its figures either.
        const taken = async (who: string) =>
          (
            await office.call(
              `GET api/statistics/reexaminations/export?${new URLSearchParams({ measures: 'reexaminations.due', by: 'doctor' })}`,
              { token: tokens[who]! },
            )
          ).status
        expect([await taken('nurse'), await taken('trainer')]).toEqual([200, 403])
      })
    })

    it('do not look at examinations that were withdrawn, nor at patients who were deleted', async () => {
      const patient = await child()
      await examine(patient, [ago(60), ago(10)], [ago(20), null])
      expect((await states(patient))[0]![0]).toBe('inTime')
      await office.database.db
        .updateTable('case_record')
        .set({ withdrawn: true, deleted: true })
        .where('patient', '=', patient)
        .where('examined_on', '=', ago(20))
        .execute()
      expect((await states(patient))[0]![0]).toBe('overdue')
      await office.database.db.updateTable('patient').set({ deleted: true }).where('id', '=', patient).execute()
      expect(await states(patient)).toEqual([])
    })

    it('wait on the home page for as long as the patient is there, as all that asks to call a child does', async () => {
      const patient = await child()
      await examine(patient, [ago(60), ago(10)])
      await train(patient, ago(9))
      const { db } = office.database
      await db
        .insertInto('follow_up')
        .values({
          patient,
          hospital: office.hospitals.hospital,
          at: `${ago(40)}T02:00:00Z`,
          content: 'Said so',
          result: 'willResume',
          next_on: ago(5),
        })
        .execute()
      await db
        .updateTable('patient')
        .set({ created_at: `${ago(1)}T02:00:00Z` })
        .where('id', '=', patient)
        .execute()
      const names = [
        'dueReexaminations',
        'dueSoon',
        'absentPatients',
        'dueFollowUps',
        'lowTimes',
        'newPatients',
      ] as const
      const waiting = async () => {
        const found: string[] = []
        for (const name of names) {
          const { of, when } = homeParts[name]
          const filter = toFilters(waitingFilter({ when }, today))
          const query: Record<string, string> = isRegular(of)
            ? { filter: JSON.stringify(filter), range: '[0,999]' }
            : { ...filter, size: '1000' }
          const { status, body } = await office.call(
            `GET ${requestLine(of, 'list').template}?${new URLSearchParams(query)}`,
            { token: admin },
          )
          expect({ name, status }).toEqual({ name, status: 200 })
          const rows = (isRegular(of) ? body : body['content']) as unknown as Row[]
          if (rows.some(row => row[of.name === 'patient' ? 'id' : 'patient'] === patient)) found.push(name)
        }
        return found
      }
      expect(await waiting()).toEqual(names)
      await db.updateTable('patient').set({ deleted: true }).where('id', '=', patient).execute()
      expect(await waiting()).toEqual([])
    })

    it('tell who was followed up about this one, not about one before', async () => {
      const patient = await child()
      await examine(patient, [ago(200), ago(120)], [ago(100), ago(10)])
      await followUp(patient, `${ago(110)}T02:00:00Z`)
      const followed = async () =>
        (await listed('reexamination', { patient }, '&sort=["dueOn","ASC"]')).map(({ followedUp }) => followedUp)
      expect(await followed()).toEqual([true, false])
      await followUp(patient, `${ago(17)}T02:00:00Z`)
      expect(await followed()).toEqual([true, true])
      expect((await listed('reexamination', { patient, state: 'overdue', followedUp: true })).length).toBe(1)
    })
  })
})
