import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { decisiveEye, patientEffect } from '../../../domain/amblyopia.ts'
import type { BothEyes } from '../../../domain/amblyopia.ts'
import { acuityCodes, hundredths, lineDifference, lineOf, ofHundredths, rankOf } from '../../../domain/visualAcuity.ts'
import { describeAbove } from '../../support/database.ts'
import { BackOffice } from '../../platform/session/backOffice.ts'

interface Visit extends BothEyes {
  readonly on: string
  readonly right: string
  readonly left: string
}

/** A sequence that looks random and is the same in each run. */
const drawn = (seed: number) => () => {
  seed = (seed * 1103515245 + 12345) % 2147483648
  return seed / 2147483648
}

const values = ['0.02', '0.05', '0.1', '0.3', '0.5', '0.7', '0.8', '0.9', '1.0', '1.5', 'CF', 'NLP', 'UC']

const historyOf = (random: () => number): Visit[] => {
  const pick = () => values[Math.floor(random() * values.length)]!
  return ['2025-01-10', '2025-02-10', '2025-03-10', '2025-04-10']
    .filter((_, at) => at === 0 || random() < 0.6)
    .map(on => ({ on, right: pick(), left: random() < 0.2 ? '0.5' : pick() }))
}

describeAbove('effect of treatment', engine => {
  let office: BackOffice
  let token: string
  const histories = new Map<number, readonly Visit[]>()

  const listed = async (query: string, by = token): Promise<Record<string, unknown>[]> => {
    const { status, body } = await office.call(`GET api/effect?size=1000&${query}`, { token: by })
    expect({ status, errors: body['errors'] }).toEqual({ status: 200, errors: undefined })
    return body['content'] as Record<string, unknown>[]
  }

  beforeAll(async () => {
    office = await BackOffice.open(await engine.openSeeded())
    token = (await office.signedIn('root')).token
    const { hospital, elsewhere } = office.hospitals
    const doctors = new Map<number, number>()
    for (const place of [hospital, elsewhere]) {
      const { id } = await office.database.db
        .insertInto('doctor')
        .values({ name: 'Doctor', occupation: 'doctor', hospital: place, operator: null })
        .returning('id')
        .executeTakeFirstOrThrow()
      doctors.set(place, id)
    }
    const random = drawn(7)
    for (let n = 0; n < 60; n++) {
      const place = n % 4 === 0 ? elsewhere : hospital
      const patient = await office.patient(`child ${n}`, place)
      const history = historyOf(random)
      const given = ({ on, right, left }: Visit) => ({ examinedOn: on, correctedRight: right, correctedLeft: left })
      const [first, ...later] = history
      const made = await office.call('POST api/caseInfo', {
        token,
        body: {
          patient,
          nakedRight: '0.1',
          nakedLeft: '0.1',
          amblyopiaTypeRight: 'anisometropic',
          amblyopiaTypeLeft: 'none',
          doctor: doctors.get(place),
          ...given(first!),
        },
      })
      expect(made.status).toBe(201)
      const { id } = made.body as { id: number }
      let { version } = made.body as { version: number }
      for (const visit of later) {
        const changed = await office.call('PUT api/caseInfo', { token, body: { id, version, ...given(visit) } })
        expect(changed).toMatchObject({ status: 200 })
        ;({ version } = changed.body as { version: number })
      }
      histories.set(patient, history)
    }
  })
  afterAll(() => office.close())

  it('measures acuity in SQL as the rules do', async () => {
    const all = [...acuityCodes, ...Array.from({ length: 200 }, (_, at) => ofHundredths(at + 1))]
    const { rows } = await sql<{ value: string; hundredths: number | null; rank: number | null; line: number | null }>`
      select value, acuity_hundredths(value) as hundredths, acuity_rank(value) as rank, acuity_line(value) as line from unnest(${all}::text[]) value`.execute(
      office.database.db,
    )
    expect(rows).toHaveLength(205)
    for (const row of rows) {
      expect(row).toEqual({
        value: row.value,
        hundredths: hundredths(row.value) ?? null,
        rank: rankOf(row.value) ?? null,
        line: lineOf(row.value) ?? null,
      })
    }
  })

  describe.each([
    ['', '2000-01-01', '2099-01-01'],
    ['from=2025-02-01', '2025-02-01', '2099-01-01'],
    ['from=2025-01-10&to=2025-03-10', '2025-01-10', '2025-03-10'],
    ['to=2025-01-31', '2000-01-01', '2025-01-31'],
  ])('in the range "%s"', (query, from, to) => {
    it('is that of the rules, of each patient once', async () => {
      const rows = await listed(query)
      const within = [...histories]
        .map(([patient, visits]) => ({ patient, visits: visits.filter(({ on }) => on >= from && on <= to) }))
        .filter(({ visits }) => visits.length > 0)
      expect(rows.map(row => row['patient']).sort()).toEqual(within.map(({ patient }) => patient).sort())
      const classes = new Set<unknown>()
      for (const { patient, visits } of within) {
        const row = rows.find(one => one['patient'] === patient)!
        const [first, last] = [visits[0]!, visits.at(-1)!]
        const eye = decisiveEye(visits)
        const isEye = eye === 'right' || eye === 'left'
        const [before, after] = isEye ? [first[eye], last[eye]] : ['UC', 'UC']
        const [b, a] = [hundredths(before), hundredths(after)]
        classes.add(row['effect'])
        expect(row, `${patient}: ${JSON.stringify(visits)}`).toMatchObject({
          effect: patientEffect(visits),
          eye: isEye ? eye : null,
          examinations: visits.length,
          firstOn: first.on,
          lastOn: last.on,
          rightFirst: first.right,
          rightLast: last.right,
          leftFirst: first.left,
          leftLast: last.left,
          gain: visits.length > 1 && a !== undefined && b !== undefined ? a - b : null,
          gainLines: visits.length > 1 ? (lineDifference(before, after) ?? null) : null,
        })
      }
      if (query === '')
        expect(classes).toEqual(
          new Set(['cure', 'improved', 'invalid', 'notAmblyopicAtFirst', 'notYetComparable', 'notComparable']),
        )
    })
  })

  it("is filtered, and seen of one's own organisation alone", async () => {
    const all = await listed('')
    const cured = await listed('effect=cure')
    expect(cured.length).toBeGreaterThan(0)
    expect(cured.map(row => row['id']).sort()).toEqual(
      all
        .filter(row => row['effect'] === 'cure')
        .map(row => row['id'])
        .sort(),
    )
    const own = all.filter(row => row['hospital'] === office.hospitals.elsewhere)
    expect((await listed(`hospital=${office.hospitals.elsewhere}`)).map(row => row['id']).sort()).toEqual(
      own.map(row => row['id']).sort(),
    )
    const elsewhere = (await office.signedIn('north', { hospital: office.hospitals.elsewhere, dataScope: 'own' })).token
    expect((await listed('', elsewhere)).map(row => row['id']).sort()).toEqual(own.map(row => row['id']).sort())
  })

  it('is told a doctor of patients whom they treat, and of no others', async () => {
    const { token: doctor, id } = await office.signedIn('wang', {
      role: 'doctor',
      hospital: office.hospitals.hospital,
      dataScope: 'own',
    })
    expect(await listed('', doctor)).toEqual([])
    const [member, other] = (
      await office.database.db
        .selectFrom('doctor')
        .select('id')
        .where('hospital', '=', office.hospitals.hospital)
        .orderBy('id')
        .execute()
    ).map(one => one.id)
    expect(other).toBeUndefined()
    const { id: colleague } = await office.database.db
      .insertInto('doctor')
      .values({ name: 'Colleague', occupation: 'doctor', hospital: office.hospitals.hospital, operator: id })
      .returning('id')
      .executeTakeFirstOrThrow()
    const [first] = await listed(`hospital=${office.hospitals.hospital}`)
    await office.database.db
      .updateTable('patient')
      .set({ doctor: colleague })
      .where('id', '=', Number(first!['patient']))
      .execute()
    expect((await listed('', doctor)).map(row => row['id'])).toEqual([first!['id']])
    expect(await listed(`doctor=${member}`, doctor)).toEqual([])
    await office.database.db
      .updateTable('patient')
      .set({ doctor: member })
      .where('id', '=', Number(first!['patient']))
      .execute()
  })

  it('refuses days the wrong way round, and names the field', async () => {
    const reply = await office.call('GET api/effect?from=2025-03-01&to=2025-02-01', { token })
    expect(reply.status).toBe(400)
    expect(Object.keys(reply.body['errors'] as object)).toEqual(['to'])
  })
})
