import { afterEach, expect, it, vi } from 'vitest'
import { HttpError } from '../../../dataProvider/index.ts'
import { logged } from '../../../src/shell/layout/reading/logged.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

it.each([
  ['a failure', new HttpError('No', 500), 1],
  ['a refusal', new HttpError('No', 403), 1],
  ['what is given up', Object.assign(new Error('given up'), { name: 'AbortError' }), 0],
  ['the end of the session', new HttpError('No', 401), 0],
  ['a sign-in elsewhere', new HttpError('No', 444), 0],
  ['the closing of the site', new HttpError('Back at noon', 445), 0],
])(
  '%s that comes to what nobody asked for is passed on, and written where nothing else tells of it',
  async (_what, error, times) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
    await expect(logged('The letters could not be counted', Promise.reject(error))).rejects.toBe(error)
    expect(warn).toHaveBeenCalledTimes(times)
  },
)
