/**
 * Under what name the server tells why a field of a record cannot be changed by the caller, beside the names of
 * actions.
 */
export const fieldReasonKey = (field: string): string => `update.${field}`
