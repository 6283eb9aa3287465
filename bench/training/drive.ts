import { median } from '../median.ts'
import type { Client } from './client.ts'

/** What hosts took in. */
export interface Driven {
  readonly stored: number
  /** Batches of new records. */
  readonly batches: number
  /** Records per second. */
  readonly rate: number
  /** Milliseconds of a batch, median. */
  readonly p50: number
}

export interface DriveOptions {
  /** Records of a patient's day. */
  readonly perDay: number
  readonly seconds: number
}

/** Every so many batches one is sent again, as by a client that did not get the answer. */
const again = 20

/**
 * Lets all clients send to the hosts in turn, each the next batch as soon as the last one is answered. Throws where a
 * batch is not stored as a whole, or not known as it comes again.
 */
export const drive = async (
  urls: readonly string[],
  clients: readonly Client[],
  { perDay, seconds }: DriveOptions,
): Promise<Driven> => {
  const taken: number[] = []
  let stored = 0
  let batches = 0
  const begun = performance.now()
  const deadline = begun + seconds * 1000
  const send = async (url: string, { device }: Client, body: string): Promise<number> => {
    const since = performance.now()
    const reply = await fetch(`${url}/api/gameRecord/batch`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${device.token}`,
        'X-Device': String(device.id),
      },
      body,
    })
    const text = await reply.text()
    if (!reply.ok) throw new Error(`A batch was answered with ${reply.status}: ${text}`)
    taken.push(performance.now() - since)
    return (JSON.parse(text) as { stored: number }).stored
  }
  await Promise.all(
    clients.map(async (client, at) => {
      const url = urls[at % urls.length]!
      for (let batch = at; performance.now() < deadline; batch += 1) {
        const { body, records } = client.next(perDay)
        const count = await send(url, client, body)
        if (count !== records) throw new Error(`${count} of ${records} records were stored`)
        stored += count
        batches += 1
        if (batch % again === 0 && (await send(url, client, body)) !== 0)
          throw new Error('A batch that came again was stored again')
      }
    }),
  )
  return { stored, batches, rate: stored / ((performance.now() - begun) / 1000), p50: median(taken) }
}
