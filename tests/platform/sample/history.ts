import { registry } from '../../../resources/index.ts'
import { requestLine } from '../../../resources/core/calls.ts'
import { hashOnce } from '../../support/hashOnce.ts'
import type { Replay } from './Replay.ts'
import type { Sample, SampleRow } from './drawSample.ts'

/** Something that happened in the sample, and the calls that do it. */
interface Event {
  readonly at: string
  readonly run: (replay: Replay) => Promise<unknown>
}

const grouped = <T>(rows: readonly T[], keyOf: (row: T) => string): ReadonlyMap<string, readonly T[]> => {
  const groups = new Map<string, T[]>()
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row])
  return groups
}

const lineOf = (resource: string, action: string): string => {
  const { method, template } = requestLine(registry[resource]!, action)
  return `${method} ${template}`
}

/** Records that stand alone, made by their forms; those that refer to one another in their order. */
const base = [
  'hospital',
  'operator',
  'doctor',
  'projectType',
  'project',
  'game',
  'price',
  'hospitalPrice',
  'planTemplate',
  'device',
  'notice',
  'help',
  'userHelp',
] as const

const made = (resource: string, rows: readonly SampleRow[]): Event[] =>
  rows.map(row => ({ at: row.createdAt, run: replay => replay.create(resource, lineOf(resource, 'create'), row) }))

/** Deletes a record, once it was looked at what it still holds. */
const remove = async (replay: Replay, resource: string, sample: number, at: string): Promise<void> => {
  const id = replay.idOf(resource, sample)
  const { preview } = registry[resource]!.actions['remove']!
  const seen =
    preview === undefined
      ? undefined
      : (await replay.call(at, 1, lineOf(resource, preview).replace('{id}', String(id)))).body['previewToken']
  const line = lineOf(resource, 'remove')
  if (line.startsWith('DELETE'))
    await replay.call(
      at,
      1,
      `${line.replace('{id}', String(id))}${seen === undefined ? '' : `?previewToken=${String(seen)}`}`,
    )
  else await replay.call(at, 1, line, { id, previewToken: seen })
}

/** What became of records later: they were deleted, accounts were closed. */
const ended = (resource: string, rows: readonly SampleRow[]): Event[] =>
  rows
    .filter(({ deleted }) => deleted)
    .map(({ id, updatedAt }) => ({ at: updatedAt, run: replay => remove(replay, resource, id, updatedAt) }))

const baseEvents = (sample: Sample): Event[] =>
  base.flatMap(name => {
    const rows = (sample[name] ?? []).slice(name === 'hospital' || name === 'operator' ? 1 : 0)
    return [...made(name, rows), ...ended(name, rows)]
  })

const patientEvents = (sample: Sample): Event[] => {
  const trained = new Set(sample.gameRecord.map(({ patient }) => patient))
  return sample.patient.flatMap(row => eventsOf(row, trained.has(row.id)))
}

const eventsOf = (row: Sample['patient'][number], isTrained: boolean): Event[] => {
  const { id, type, origin, activation, createdAt, updatedAt } = row
  return [
    {
      at: createdAt,
      async run(replay) {
        // A lifetime is bought by a top-up of its own.
        await replay.create(
          'patient',
          lineOf('patient', 'create'),
          row,
          type === 'lifetime' ? { type: 'ordinary' } : {},
        )
        await replay.db.updateTable('patient').set({ origin }).where('id', '=', replay.idOf('patient', id)).execute()
      },
    },
    // Whoever trains is activated by signing in.
    ...(activation === 'activated' && !isTrained
      ? [
          {
            at: createdAt,
            run: (replay: Replay) =>
              replay.call(createdAt, 1, `PUT api/patient/activate/${replay.idOf('patient', id)}`),
          },
        ]
      : []),
    ...(row.access === 'forbidden'
      ? [
          {
            at: updatedAt,
            run: (replay: Replay) => replay.call(updatedAt, 1, `GET api/users/disable/${replay.idOf('patient', id)}`),
          },
        ]
      : []),
    ...ended('patient', [row]),
  ]
}

const caseEvents = (sample: Sample): Event[] =>
  sample.case.flatMap((row): Event[] => {
    const records = sample.caseRecord.filter(one => one.case === row.id)
    return [
      ...records.map((record, at): Event => ({
        at: record.createdAt,
        run: replay =>
          at === 0
            ? replay.create('case', lineOf('case', 'create'), { ...row, ...record, id: row.id })
            : replay.call(record.createdAt, record.createdBy ?? 1, lineOf('case', 'update'), {
                ...replay.input(registry['case']!.fields, { ...row, ...record }),
                id: replay.idOf('case', row.id),
              }),
      })),
      ...ended('case', [row]),
    ]
  })

const isPaidLate = ({ paidAt, createdAt }: Sample['recharge'][number]): boolean =>
  paidAt !== null && paidAt !== createdAt

const topUpEvents = (sample: Sample): Event[] => [
  ...sample.hospitalRecharge.map((row): Event => ({
    at: row.createdAt,
    run(replay) {
      const { rechargeType, movement, channel, amount, payStatus, remark } = row
      const common = {
        hospital: replay.idOf('hospital', row.hospital),
        rechargeType,
        times: Math.abs(row.times),
        giveTimes: Math.abs(row.giveTimes),
        amount: Math.abs(amount),
      }
      return movement === 'topUp'
        ? replay.call(row.createdAt, row.createdBy!, lineOf('hospitalRecharge', 'topUp'), {
            ...common,
            payStatus,
            channel,
            remark,
          })
        : replay.call(row.createdAt, row.createdBy!, lineOf('hospitalRecharge', 'refund'), {
            ...common,
            reason: remark,
          })
    },
  })),
  ...sample.recharge.map((row): Event => ({
    at: row.createdAt,
    async run(replay) {
      const { rechargeType, times, giveTimes, channel, payer, amount, remark } = row
      const isLate = isPaidLate(row)
      const { status, body } = await replay.call(row.createdAt, row.createdBy!, lineOf('recharge', 'topUp'), {
        userIds: [replay.idOf('patient', row.patient)],
        rechargeType,
        times,
        giveTimes,
        doctorId: row.doctor === null ? null : replay.idOf('doctor', row.doctor),
        channel: isLate ? null : channel,
        payStatus: row.paidAt === null || isLate ? 'unpaid' : 'paid',
        payer,
        expectedAmount: amount,
        remark,
      })
      if (status < 300) replay.know('recharge', row.id, Number(body['recharge']))
    },
  })),
  ...sample.recharge.filter(isPaidLate).map((row): Event => ({
    at: row.paidAt!,
    run: replay =>
      replay.call(row.paidAt!, row.paidBy!, `PUT api/recharge/pay/${replay.idOf('recharge', row.id)}`, {
        channel: row.channel,
      }),
  })),
]

const refundEvents = (sample: Sample): Event[] => {
  const lot = (replay: Replay, id: number): number => replay.idOf('recharge', id)
  const agreed = new Set(
    sample.refundRequest.filter(({ review }) => review === 'agree').map(({ recharge }) => recharge),
  )
  return [
    ...sample.rechargeRefund
      .filter(({ recharge }) => !agreed.has(recharge))
      .map((row): Event => ({
        at: row.createdAt,
        run: replay =>
          replay.call(
            row.createdAt,
            row.createdBy!,
            `PUT api/recharge/refund/${lot(replay, row.recharge)}`,
            { times: row.times, reason: row.reason },
            ({ body }) => body['state'] === 'refunded',
          ),
      })),
    ...sample.refundRequest.flatMap((row): Event[] => [
      {
        at: row.createdAt,
        async run(replay) {
          const { body } = await replay.call(
            row.createdAt,
            row.createdBy!,
            `PUT api/recharge/refund/${lot(replay, row.recharge!)}`,
            { times: row.times, reason: row.reason },
            reply => reply.body['state'] === 'requested',
          )
          replay.know('refundRequest', row.id, Number(body['request']))
        },
      },
      ...(row.reviewedAt === null
        ? []
        : [
            {
              at: row.reviewedAt,
              run: (replay: Replay) =>
                replay.call(
                  row.reviewedAt!,
                  row.reviewedBy!,
                  `PUT api/refundRequest/${row.review === 'refuse' ? 'refuse' : 'agree'}/${replay.idOf('refundRequest', row.id)}`,
                  row.review === 'refuse' ? { answer: row.answer } : {},
                  ({ status, body }) => status === 200 && body['review'] === row.review,
                ),
            },
          ]),
    ]),
  ]
}

const password = 'train-every-day'

/**
 * What patients do on training clients: they sign in once on each device, and every day begin and send what they did.
 */
const trainingEvents = (sample: Sample): Event[] => {
  const days = grouped(sample.gameRecord, ({ patient, day }) => `${patient} ${day}`)
  const consumed = new Map(sample.consumeRecord.map(row => [`${row.patient} ${row.day}`, row]))
  const codes = new Map(sample.game.map(({ id, code }) => [id, code]))
  const accounts = new Map(sample.patient.map(({ id, account }) => [id, account]))
  const devices = new Map<number, string>()
  const signedIn = new Map<string, string>()

  const deviceToken = async (replay: Replay, at: string, device: number): Promise<string> => {
    const known = devices.get(device)
    if (known) return known
    const { body } = await replay.call(at, 1, `PUT api/device/issue/${replay.idOf('device', device)}`)
    devices.set(device, String(body['token']))
    return String(body['token'])
  }
  const trainingToken = async (replay: Replay, at: string, patient: number, device: number): Promise<string> => {
    const key = `${patient} ${device}`
    const known = signedIn.get(key)
    if (known) {
      // It was signed in that day as well; its password need not be hashed each time.
      await replay.db
        .updateTable('training_sign_in')
        .set({ expires_at: new Date(Date.parse(at) + 3_600_000).toISOString() })
        .where('patient', '=', replay.idOf('patient', patient))
        .where('device', '=', replay.idOf('device', device))
        .execute()
      return known
    }
    const credential = {
      patient: replay.idOf('patient', patient),
      password_hash: await hashOnce(password),
      must_change: false,
      changed_at: at,
    }
    await replay.db
      .insertInto('client_credential')
      .values(credential)
      .onConflict(conflict => conflict.column('patient').doNothing())
      .execute()
    const { body } = await replay.call(at, await deviceToken(replay, at, device), lineOf('device', 'signIn'), {
      account: await accountOf(replay, patient),
      password,
    })
    signedIn.set(key, String(body['token']))
    return String(body['token'])
  }
  const accountOf = async (replay: Replay, patient: number): Promise<string | null> =>
    (
      await replay.db
        .selectFrom('patient')
        .select('account')
        .where('id', '=', replay.idOf('patient', patient))
        .executeTakeFirst()
    )?.account ??
    accounts.get(patient) ??
    null

  return [...days.values()].map((records): Event => {
    const [first, last] = [records[0]!, records.at(-1)!]
    const day = consumed.get(`${first.patient} ${first.day}`)
    // A day on which nothing was left was trained without a connection.
    const isWithout = day !== undefined && (day.owed || day.settledAt !== null)
    return {
      at: first.startedAt,
      async run(replay) {
        const token = await trainingToken(replay, first.startedAt, first.patient, first.device)
        await replay.call(
          first.startedAt,
          token,
          lineOf('gameSession', 'start'),
          { project: replay.idOf('project', first.project) },
          ({ status, body }) => (isWithout ? body['code'] === 'noTimes' : status === 200),
        )
        await replay.call(
          last.createdAt,
          devices.get(first.device)!,
          lineOf('gameRecord', 'batch'),
          {
            sentAt: last.createdAt,
            records: records.map(({ uuid, eye, startedAt, minutes, score, level, patient, project, game }) => ({
              uuid,
              eye,
              startedAt,
              minutes,
              score,
              level,
              patient: replay.idOf('patient', patient),
              project: replay.idOf('project', project),
              game: game === null ? null : codes.get(game),
            })),
          },
          ({ status, body }) => status === 200 && body['stored'] === records.length,
        )
      },
    }
  })
}

/** Those of a sample's patients who are told of, with all that is theirs. */
export const someOf = (sample: Sample, isTold: (patient: number) => boolean): Sample => {
  const told = Object.entries(sample).map(([name, rows]) => [
    name,
    rows.filter(row => ('patient' in row ? isTold(row.patient as number) : name !== 'patient' || isTold(row.id))),
  ])
  return Object.fromEntries(told) as Sample
}

/** Everything that happened in a sample, in the order in which it did. */
export const historyOf = (sample: Sample): readonly Event[] =>
  [
    ...baseEvents(sample),
    ...patientEvents(sample),
    ...made('treatmentPlan', sample.treatmentPlan),
    ...made('followUp', sample.followUp),
    ...caseEvents(sample),
    ...topUpEvents(sample),
    ...refundEvents(sample),
    ...trainingEvents(sample),
  ].sort((one, other) => (one.at < other.at ? -1 : Number(one.at > other.at)))
