import { isPersonal, storedFields } from './fields.ts'
import type { AnyResource } from './resource.ts'

/** `retentionSetting.messageDays` */
type SettingName = `${string}.${string}`

/** For so many days or years from a moment or day of the record, as a setting says. */
export type TimedRetention<K extends string = string> =
  | { readonly since: K; readonly days: SettingName }
  | { readonly since: K; readonly years: SettingName }

/**
 * How long records are kept. `{ since: 'sentAt', days: 'retentionSetting.messageDays' }`: as long as that setting says,
 * and then removed, as was announced. Of whoever may be erased the time begins anew with whatever is written of them,
 * and its end is an erasure. `withPerson`: as long as the person whom it is about, to whom no ref of its own leads.
 * `untilDeleted`: until somebody deletes it, as whoever works here.
 */
export type Retention<K extends string = string> = TimedRetention<K> | 'withPerson' | 'untilDeleted'

export const isTimed = (retention: Retention | undefined): retention is TimedRetention => typeof retention === 'object'

/** Whether records hold what tells who somebody is. */
export const holdsPerson = (resource: AnyResource): boolean =>
  storedFields(resource).some(([, field]) => isPersonal(field))

/** How long something is kept: so many of a unit, by the name of the setting that says it. */
export interface Keep {
  readonly unit: 'days' | 'years'
  readonly setting: SettingName
}

export const keepOf = (retention: TimedRetention): Keep =>
  'days' in retention ? { unit: 'days', setting: retention.days } : { unit: 'years', setting: retention.years }
