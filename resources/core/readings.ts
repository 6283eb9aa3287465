import { readIdentityNumber } from '../../domain/identityNumber.ts'
import type { Message } from './message.ts'
import { message } from './message.ts'

interface Reading {
  /** What the value tells; undefined where it tells nothing, as an unfinished number does. */
  read(value: string): string | undefined
  /** Answers a value beside it that says otherwise. */
  broken(told: string, given: string): Message
}

/**
 * What the value of one field tells of others, by names that descriptors can say: `told('idNumber', 'identityBirthday',
 * 'birthday')`.
 */
export const readings = {
  identityBirthday: {
    read: value => readIdentityNumber(value)?.birthday,
    broken: (told, given) => message('identityBirthday', { told, given }),
  },
  identityGender: {
    read: value => readIdentityNumber(value)?.gender,
    broken: told => message(told === 'male' ? 'identityMale' : 'identityFemale'),
  },
} satisfies Record<string, Reading>

export type ReadingName = keyof typeof readings
