import { message } from '../../../../resources/core/message.ts'
import { invalid } from '../../errors/problem.ts'
import type { Problem } from '../../errors/problem.ts'

/** 400 at the file, with the key of the reason. */
export const refuse = (key: string, parameters: Readonly<Record<string, string | number>> = {}): Problem =>
  invalid({ file: message(key, parameters) })
