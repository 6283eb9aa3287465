import { setTimeout as wait } from 'node:timers/promises'
import { openCluster } from '../api/cluster.ts'
import { startOurs } from '../api/servers.ts'
import type { BenchServer } from '../api/servers.ts'
import { inFolder } from '../inFolder.ts'
import { median } from '../median.ts'
import { caller } from '../recharge/timedTopUp.ts'
import { table } from '../table.ts'
import type { Options } from './options.ts'
import type { Figure, Measured } from './verdict.ts'

/** Seconds. */
const most = 10
const database = 'vision_bench_cards'

/** Seconds from the call until the last card is there, and of the call that tells their codes. */
interface Made {
  readonly made: number
  readonly told: number
}

const makeBatch = async (server: BenchServer, cards: number, round: number): Promise<Made> => {
  const call = caller(server)
  const [type] = await call<readonly { id: number }[]>(
    'GET',
    `api/cardType?range=${encodeURIComponent('[0,0]')}&filter=${encodeURIComponent('{"deleted":false}')}`,
  )
  const {
    content: [hospital],
  } = await call<{ content: { id: number }[] }>('GET', 'api/hospital?page=0&size=1')
  const since = performance.now()
  const { id } = await call<{ id: number }>('POST', 'api/cardBatch', {
    name: `bench ${round}`,
    type: type!.id,
    hospital: hospital!.id,
    cards,
  })
  while ((await call<{ state: string }>('GET', `api/cardBatch/${id}`)).state !== 'made') await wait(50)
  const ready = performance.now()
  const codes = await call<readonly unknown[]>('POST', `api/cardBatch/codes/${id}`, {})
  const told = performance.now()
  if (codes.length !== cards) throw new Error(`${cards} cards were asked for, and ${codes.length} codes came`)
  return { made: (ready - since) / 1000, told: (told - ready) / 1000 }
}

const measured = async (server: BenchServer, { cards, rounds }: Options): Promise<Made> => {
  try {
    const taken: Made[] = []
    for (let round = 0; round < rounds; round += 1) taken.push(await makeBatch(server, cards, round))
    return { made: median(taken.map(({ made }) => made)), told: median(taken.map(({ told }) => told)) }
  } finally {
    await server.stop()
  }
}

const onServer = async (options: Options): Promise<Made> => {
  const { port, program } = options
  const cluster = await openCluster({ url: process.env['TEST_DATABASE_URL'], port })
  try {
    await cluster.drop(database)
    await cluster.create(database)
    return await inFolder(async dataDir =>
      measured(
        await startOurs(program, { port: port + 1, databaseUrl: cluster.url(database), dataDir, sample: 40 }),
        options,
      ),
    )
  } finally {
    await cluster.drop(database)
    await cluster.stop()
  }
}

const onEmbedded = (options: Options): Promise<Made> =>
  inFolder(async dataDir =>
    measured(await startOurs(options.program, { port: options.port + 2, dataDir, sample: 40 }), options),
  )

/**
 * As many cards as a batch may have, made through the call of their page, on PostgreSQL and on the embedded database.
 */
export const measureCards = async (options: Options): Promise<Measured> => {
  const results = [
    ['PostgreSQL', await onServer(options)],
    ['embedded', await onEmbedded(options)],
  ] as const
  return {
    told: table([
      [`${options.cards} cards`, 'made, s', 'codes told, s', 'at most'],
      ...results.map(([name, { made, told }]) => [name, made.toFixed(2), told.toFixed(2), String(most)]),
    ]),
    figures: results.map(([name, { made }]): Figure => ({
      name: `${options.cards} cards, ${name}, s`,
      value: made,
      most,
    })),
  }
}
