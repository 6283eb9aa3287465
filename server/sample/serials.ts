import { addDays } from '../../domain/calendar.ts'
import { serialNumber } from '../../domain/serialNumber.ts'
import type { serial } from '../../resources/system/serial.ts'
import type { serialSeries as seriesResource } from '../../resources/system/serialSeries.ts'
import { devices, formerNumber, series } from './devices.ts'
import { stamped } from './stored.ts'
import type { Stored } from './stored.ts'

type Serial = Stored<typeof serial>

/**
 * Numbers of this year's series that are made and not yet used, and numbers of the former one that no device has: two
 * of them were scrapped.
 */
const fresh = 24
const left = 4

/** Two series: that of the devices in use, and that of the next ones. */
export const serialSeries = (today: string): Stored<typeof seriesResource>[] => [
  {
    id: 1,
    name: '视训一体机 2024 款',
    ...series.former,
    next: devices(today).length + left + 1,
    remark: '已停产，仅用于更换',
    deleted: false,
    ...stamped(`${addDays(today, -1500)}T02:00:00.000Z`, 1),
  },
  {
    id: 2,
    name: '视训一体机',
    ...series.current,
    next: fresh + 1,
    remark: null,
    deleted: false,
    ...stamped(`${addDays(today, -90)}T02:00:00.000Z`, 1),
  },
]

/** Numbers of the devices, those that were made beside them, and those of the latest batch. */
export const serials = (today: string): Serial[] => {
  const had = devices(today)
  const none = { device: null, claimedAt: null, replacedBy: null, remark: null }
  const former = Array.from({ length: had.length + left }, (_, at): Serial => {
    const device = had[at]
    return {
      id: at + 1,
      number: formerNumber(at + 1),
      series: 1,
      batch: '2024-01',
      ...none,
      ...(device ? { device: device.id, claimedAt: device.issuedAt } : {}),
      state: device ? 'claimed' : at < had.length + 2 ? 'scrapped' : 'new',
      ...stamped(`${addDays(today, -1490)}T02:00:00.000Z`, 1),
    }
  })
  const current = Array.from({ length: fresh }, (_, at): Serial => ({
    id: former.length + at + 1,
    number: serialNumber(series.current.pattern, at + 1, Number(today.slice(0, 4)), series.current.check),
    series: 2,
    batch: `${today.slice(0, 4)} 首批`,
    ...none,
    state: 'new',
    ...stamped(`${addDays(today, -80)}T02:00:00.000Z`, 1),
  }))
  return [...former, ...current]
}
