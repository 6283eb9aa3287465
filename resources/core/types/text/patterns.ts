import { isTimeZone } from '../../../../domain/calendar.ts'
import { isSerialPattern } from '../../../../domain/serialNumber.ts'
import { checkDigit, readIdentityNumber } from '../../../../domain/identityNumber.ts'
import { isVideoAddress } from '../richText/videos.ts'

interface TextPattern {
  test(value: string): boolean
  sample(seed: number): string
}

/** Named formats of a text; the name is also the key of the message that answers a mismatch. */
export const patterns = {
  /** Mainland China mobile number, 11 digits. */
  mobile: {
    test: value => /^1[3-9]\d{9}$/.test(value),
    sample: seed => `1${38_0000_0000 + (seed % 9_0000_0000)}`,
  },
  /** Mobile or landline number with area code. */
  phone: {
    test: value => /^(1[3-9]\d{9}|0\d{2,3}-?\d{7,8}(-\d{1,6})?|400-?\d{3}-?\d{4})$/.test(value),
    sample: seed => `010-${10_000_000 + (seed % 80_000_000)}`,
  },
  /** Resident identity number, 18 characters with check digit: GB 11643-1999. */
  idNumber: {
    test: value => readIdentityNumber(value) !== undefined,
    sample: seed => {
      const first17 = `110101${2008 + (seed % 10)}0${1 + (seed % 9)}1${seed % 10}${String(seed % 1000).padStart(3, '0')}`
      return first17 + checkDigit(first17)
    },
  },
  email: {
    test: value => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value),
    sample: seed => `sample${seed}@example.com`,
  },
  /** Name that an account signs in with: letters, digits, `_`, `.` and `-`. */
  account: {
    test: value => /^[A-Za-z][\w.-]*$/.test(value),
    sample: seed => `account${seed}`,
  },
  /** Short code of letters and digits. */
  code: {
    test: value => /^[A-Za-z0-9][\w-]*$/.test(value),
    sample: seed => `c${seed}`,
  },
  /** How serial numbers of devices are formed: `AM{YY}######`. */
  serialPattern: {
    test: isSerialPattern,
    sample: seed => `S${seed}-####`,
  },
  /** As clients make them up, in small letters. */
  uuid: {
    test: value => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(value),
    sample: seed => `00000000-0000-4000-8000-${String(seed).padStart(12, '0')}`,
  },
  /** Absolute web address. */
  url: {
    test: value => /^https?:\/\/[^\s]+$/.test(value) && URL.canParse(value),
    sample: seed => `https://example.com/${seed}`,
  },
  /** Absolute web address that is fetched over TLS alone. */
  https: {
    test: value => /^https:\/\/[^\s]+$/.test(value) && URL.canParse(value),
    sample: seed => `https://example.com/${seed}`,
  },
  /** Where a film is fetched from. */
  video: {
    test: isVideoAddress,
    sample: seed => `https://example.com/${seed}.mp4`,
  },
  /** Name of a release: semantic versioning, `1.4.2` or `2.0.0-beta.1`. */
  release: {
    test: value => /^(0|[1-9]\d{0,5})(\.(0|[1-9]\d{0,5})){2}(-[0-9A-Za-z-]+(\.[0-9A-Za-z-]+)*)?$/.test(value),
    sample: seed => `1.${seed % 1000}.${Math.floor(seed / 1000)}`,
  },
  /** Name or address of a machine: no scheme, port or path. */
  host: {
    test: value =>
      /^(?=.{1,253}$)[A-Za-z0-9]([\w-]*[A-Za-z0-9])?(\.[A-Za-z0-9]([\w-]*[A-Za-z0-9])?)*$/.test(value) ||
      /^\[?[0-9A-Fa-f:]{2,45}\]?$/.test(value),
    sample: seed => `mail${seed}.example.com`,
  },
  /** Name of a time zone, such as Asia/Shanghai. */
  timeZone: {
    test: value => /^[A-Za-z][\w+/-]*$/.test(value) && isTimeZone(value),
    sample: seed => ['Asia/Shanghai', 'Asia/Tokyo', 'Europe/Paris'][seed % 3]!,
  },
  /**
   * Five parts of a cron expression: minute, hour, day of the month, month, day of the week. What they mean is read by
   * the server.
   */
  cron: {
    test: value => /^(?:[\dA-Za-z*?/,#+-]+ +){4}[\dA-Za-z*?/,#+-]+$/.test(value),
    sample: seed => `${seed % 60} ${Math.floor(seed / 60) % 24} * * *`,
  },
  /**
   * Path of a menu: parts of letters, digits, `_`, `.` and `-`, or an address elsewhere on the web, by mail or by
   * phone.
   */
  menuPath: {
    test: value =>
      /^(https?:\/\/[^\s]+|mailto:[^\s@]+@[^\s@]+|tel:\+?[\d-]+|\/?[\p{L}\p{N}_][\p{L}\p{N}_.-]*(\/[\p{L}\p{N}_][\p{L}\p{N}_.-]*)*)$/iu.test(
        value,
      ),
    sample: seed => `menu-${seed}`,
  },
} satisfies Record<string, TextPattern>

export type Pattern = keyof typeof patterns

/** The format that values of a field have, where it asks for one. */
export const patternOf = (field: object): Pattern | undefined => (field as { readonly match?: Pattern }).match
