import { hasFormOf } from '../../domain/serialNumber.ts'
import { serial } from '../../resources/system/serial.ts'
import { message } from '../../resources/core/message.ts'
import type { Context } from '../core/contract.ts'
import { invalid } from '../core/errors/problem.ts'

/** A number that a device is to have: that of a row of ours, or of another maker. */
const find = async (number: string, { db }: Context) =>
  db
    .selectFrom('serial')
    .select(['id', 'state', 'device'])
    .where(({ eb, fn }) => eb(fn('lower', ['number']), '=', number.toLowerCase()))
    .forUpdate()
    .executeTakeFirst()

/**
 * Throws at the field where a number is not for this device: it was never made, though one of our series has this form,
 * or another device has had it.
 */
export const guardSerial = async (number: string, device: number | null, context: Context): Promise<void> => {
  const found = await find(number, context)
  if (found) {
    if (found.state === 'new' || (device !== null && found.device === device && found.state !== 'scrapped')) return
    throw invalid({ serial: message(found.state === 'scrapped' ? 'serialScrapped' : 'serialClaimed') })
  }
  const series = await context.db
    .selectFrom('serial_series')
    .select(['pattern', 'check'])
    .where('deleted', '=', false)
    .execute()
  if (series.some(({ pattern, check }) => hasFormOf(pattern, check, number)))
    throw invalid({ serial: message('serialUnknown') })
}

/** Notes that a device has a number now, and that it replaces the one it had. */
export const claimSerial = async (number: string, device: number, context: Context): Promise<void> => {
  const found = await find(number, context)
  if (found?.state === 'claimed' && found.device === device) return
  const before = await context.db
    .selectFrom('serial')
    .select('id')
    .where('device', '=', device)
    .where('state', '=', 'claimed')
    .executeTakeFirst()
  if (before) await context.update(serial, before.id, { state: 'replaced', replacedBy: found?.id ?? null })
  if (found)
    await context.update(serial, found.id, {
      state: 'claimed',
      device,
      claimedAt: context.now.toISOString(),
      replacedBy: null,
    })
}
