/**
 * What calls on an account that is not there are told. It stands by itself, so that a page which looks for it loads no
 * other language's errors.
 */
export const unknownAccount = { zh: 'SysUser 不存在 {%{given}}', en: 'SysUser does not exist {%{given}}' } as const

const beginnings = Object.values(unknownAccount).map(text => text.split('{')[0]!.trim())

/** Whether a message of the server says that an account does not exist, which is not shown to operators. */
export const isUnknownAccount = (text: string): boolean => beginnings.some(beginning => text.startsWith(beginning))
