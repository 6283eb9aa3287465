import { describe, expect, it } from 'vitest'
import { HttpError } from '../../../dataProvider/HttpError.ts'
import { isUnknownAccount } from '../../../i18n/unknownAccount.ts'
import { worthRetrying } from '../../../src/app/queryClient.ts'
import { cut } from '../../../src/layout/cut.ts'
import { readNotices } from '../../../src/layout/home/readNotices.ts'

describe('a name that is cut', () => {
  it.each([
    ['杭州西湖门诊', '杭州西湖门诊'],
    ['杭州西湖门诊部', '杭州西湖门诊…'],
    ['', ''],
    ['𠮷𠮷𠮷𠮷𠮷𠮷𠮷', '𠮷𠮷𠮷𠮷𠮷𠮷…'],
  ])('%s becomes %s', (whole, shown) => {
    expect(cut(whole, 6)).toBe(shown)
  })
})

describe('a failed read', () => {
  it.each([
    [0, true],
    [500, true],
    [503, true],
    [400, false],
    [401, false],
    [403, false],
    [404, false],
    [444, false],
  ])('with status %i is asked again: %s', (status, again) => {
    expect(worthRetrying(0, new HttpError('', status))).toBe(again)
  })

  it('is asked again once', () => {
    expect(worthRetrying(1, new HttpError('', 500))).toBe(false)
  })
})

it('knows the message that says that an account does not exist', () => {
  expect(['SysUser 不存在 {bob}', 'SysUser does not exist {bob}', '记录不存在', 'Saved'].map(isUnknownAccount)).toEqual([
    true,
    true,
    false,
    false,
  ])
})

describe('announcements', () => {
  it('are read from the answer', () => {
    expect(readNotices({ content: [{ id: 3, title: 'A', content: '<p>a</p>', isNew: true }], totalElements: 1 })).toEqual([
      { id: 3, title: 'A', content: '<p>a</p>', isNew: true },
    ])
  })

  it.each([null, undefined, {}, { content: null }])('are none where the answer is %j', reply => {
    expect(readNotices(reply)).toEqual([])
  })
})
