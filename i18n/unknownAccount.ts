import en from './en/core/errors.ts'
import zh from './zh/core/errors.ts'

const beginnings = [zh, en].map(errors => errors.unknownAccount.split('{')[0]!.trim())

/** Whether a message of the server says that an account does not exist, which is not shown to operators. */
export const isUnknownAccount = (text: string): boolean => beginnings.some(beginning => text.startsWith(beginning))
