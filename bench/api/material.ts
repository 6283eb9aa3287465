import { Client } from 'pg'
import type { Material, Target } from './requests.ts'

const most = 300_000

/** Draws what the requests need from a database; the same each time as long as nobody writes to it. */
export const drawMaterial = async (url: string): Promise<Material> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const targets = await client.query<Target>(
      'select id, version from patient where not deleted order by hashint4(id) limit $1',
      [most],
    )
    const hospital = await client.query<{ hospital: number }>(
      'select hospital from patient group by 1 order by count(*) desc limit 1',
    )
    // Pairs that are searched for are pairs of somebody's name: each pair as often as it occurs.
    const names = await client.query<{ pair: string }>(
      'select left(name, 2) as pair from patient where not deleted order by hashint4(id + 7) limit 200',
    )
    return { targets: targets.rows, hospital: hospital.rows[0]!.hospital, names: names.rows.map(row => row.pair) }
  } finally {
    await client.end()
  }
}
