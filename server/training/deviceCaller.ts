import type { Context, DeviceCaller } from '../engine/contract.ts'
import { unauthenticated } from '../errors/problem.ts'

/** The training client that calls. Throws 401 in a call of anybody else. */
export const deviceCaller = ({ device }: Pick<Context, 'device'>): DeviceCaller => {
  if (!device) throw unauthenticated()
  return device
}

/** Keeps what a training client says of its version. */
export const noteVersion = async (version: string | null | undefined, { db, ...context }: Pick<Context, 'db' | 'device'>): Promise<void> => {
  if (!version) return
  await db.updateTable('device').set({ client_version: version }).where('id', '=', deviceCaller(context).device).where('client_version', 'is distinct from', version).execute()
}
