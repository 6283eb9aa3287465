import { defaultTimeZone } from '../../domain/calendar.ts'

/**
 * The business time zone, as SQL that runs without a call reads it: in triggers, and in names that are made of moments.
 */
export const businessZoneSql = `coalesce((select time_zone from base_setting limit 1), '${defaultTimeZone}')`
