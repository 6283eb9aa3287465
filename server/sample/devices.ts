import type { device } from '../../resources/training/device.ts'
import { addDays } from '../../domain/calendar.ts'
import { serialNumber } from '../../domain/serialNumber.ts'
import { clinics } from './organisations.ts'
import { stamped } from './stored.ts'
import type { Stored } from './stored.ts'

type Device = Stored<typeof device>

/** The series of the sample's devices, two years ago and this year. */
export const series = {
  former: { pattern: 'VT{YY}######', check: 'luhn' },
  current: { pattern: 'AM{YY}######', check: 'luhn' },
} as const

/** The number of a device of the sample. */
export const formerNumber = (running: number): string =>
  serialNumber(series.former.pattern, running, 2024, series.former.check)

const names = ['训练室一体机', '训练室平板', '家庭训练客户端'] as const

/**
 * Training devices: three of each organisation with patients, of which the last one's token was revoked here and there.
 */
export const devices = (today: string): Device[] =>
  clinics.flatMap(({ id: hospital }, clinic) =>
    names.map((name, at) => {
      const id = clinic * names.length + at + 1
      const issuedAt = `${addDays(today, -1470 + clinic)}T02:30:00.000Z`
      const isRevoked = at === 1 && clinic % 3 === 2
      return {
        id,
        name,
        serial: formerNumber(id),
        hospital,
        access: isRevoked ? ('revoked' as const) : ('issued' as const),
        issuedAt,
        lastSeenAt: isRevoked
          ? `${addDays(today, -60)}T09:00:00.000Z`
          : `${addDays(today, -1)}T12:${String(10 + id).padStart(2, '0')}:00.000Z`,
        clientVersion: at === 0 ? '3.2.1' : '3.1.0',
        remark: null,
        deleted: false,
        ...stamped(issuedAt, 1),
      }
    }),
  )

/** The device that a patient trains on, one of the organisation's that are in use. */
export const deviceOf = (today: string): ((patient: { readonly id: number; readonly hospital: number }) => number) => {
  const all = devices(today)
  const here = new Map(
    clinics.map(({ id }) => [id, all.filter(one => one.hospital === id && one.access === 'issued').map(one => one.id)]),
  )
  return ({ id, hospital }) => {
    const own = here.get(hospital)!
    return own[id % own.length]!
  }
}
