import { listPath } from '../core/listPath.ts'

/** The log with a filter. */
export const logPath = (filter: Readonly<Record<string, unknown>>): string => listPath('log', filter)
