import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import type { Kysely } from 'kysely'
import { message } from '../../../resources/core/message.ts'
import type { Message } from '../../../resources/core/message.ts'
import type { Tables } from '../database/tables.ts'
import { isSample } from './isSample.ts'
import { samplePassword } from './samplePassword.ts'
import { readSetting } from '../../core/readSetting.ts'

/** What a new password is held against. */
export interface PasswordRule {
  /** Fewest characters. */
  readonly min: number
  /** What the account is called and signed in by: a password has none of them in it. */
  readonly names: readonly string[]
  /** The sample is in use, so that its own password may be taken. */
  readonly isSample: boolean
}

/** The rule for the account with these names, as the settings say now. */
export const passwordRuleFor = async (db: Kysely<Tables>, names: readonly (string | null)[]): Promise<PasswordRule> => {
  const { passwordMin: min } = await readSetting(db, 'configSetting')
  return { min, names: names.filter(name => name !== null), isSample: await isSample({ db }) }
}

/**
 * The power of ten of guesses below which a password is refused: the common ones, and what follows from names, dates,
 * keys in a row and repetitions. Eight characters by chance are just enough.
 */
const fewestGuesses = 8
// How long it takes grows faster than the password, and what follows makes no weak beginning of this length weaker.
const looked = 32

let loading: Promise<ZxcvbnFactory> | undefined

/** Forty thousand words take a moment to read, and most hosts are never asked for a new password. */
const load = async (): Promise<ZxcvbnFactory> => {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs: graphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return new ZxcvbnFactory({ dictionary, graphs })
}

const isCommon = async (password: string, names: readonly string[]): Promise<boolean> => {
  const estimate = await (loading ??= load())
  return (
    estimate.check([...password].slice(0, looked).join(''), [...names, samplePassword]).guessesLog10 < fewestGuesses
  )
}

// Shorter names stand in many a good password by chance.
const shortestName = 3

/** Whether one of the names stands in the password; of a mailbox, what stands before the @ as well. */
const hasName = (password: string, names: readonly string[]): boolean =>
  names
    .flatMap(name => [name, name.split('@')[0]!])
    .some(name => [...name].length >= shortestName && password.toLowerCase().includes(name.toLowerCase()))

/** What is wrong with a password; undefined where nothing is. */
export const brokenPassword = async (
  password: string,
  { min, names, isSample: mayBeSample }: PasswordRule,
): Promise<Message | undefined> => {
  if (mayBeSample && password === samplePassword) return undefined
  if ([...password].length < min) return message('min', { min })
  if (hasName(password, names)) return message('passwordHasName')
  return (await isCommon(password, names)) ? message('passwordCommon') : undefined
}
