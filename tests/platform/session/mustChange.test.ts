import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registry } from '../../../resources/index.ts'
import { operationsOf } from '../../../resources/core/calls.ts'
import { setPassword } from '../../../server/platform/session/credentials.ts'
import { createSessions } from '../../../server/platform/session/sessions.ts'
import { describeAbove } from '../../support/database.ts'
import { BackOffice } from './backOffice.ts'

describe('what one may do who has to replace a one-time password', () => {
  it('is this and nothing else', () => {
    const always = Object.values(registry).flatMap(resource =>
      Object.entries(operationsOf(resource))
        .filter(([, action]) => action.always === true || action.always === 'mustChangePassword')
        .map(([name]) => `${resource.name}.${name}`),
    )
    expect(always.sort()).toEqual(['errorLog.report', 'operator.updatePass', 'session.info', 'session.logout'])
  })
})

describeAbove('a one-time password', engine => {
  let office: BackOffice
  beforeAll(async () => {
    office = await BackOffice.open(await engine.openSeeded())
  })
  afterAll(() => office.close())

  const oneTime = 'given to you'
  const newcomer = async (username: string) => {
    const id = await office.account(username)
    await setPassword(office.database.db, id, oneTime, office.clock.now, true)
    return { id, token: await office.token(username, { password: oneTime }) }
  }
  const change = (token: string, newPassword = 'my own words') =>
    office.call('POST api/users/updatePass/', {
      token,
      body: { oldPassword: oneTime, newPassword, again: newPassword },
    })

  it('has to be replaced before anything else', async () => {
    const { token } = await newcomer('new')
    for (const line of [
      'GET api/menus/build',
      'GET api/users',
      'GET api/sysNotice',
      'PUT api/users/watchNotice',
      'GET api/Allusers',
    ]) {
      expect(await office.call(line, { token, ...(line.startsWith('PUT') ? { body: {} } : {}) }), line).toMatchObject({
        status: 403,
        body: { status: 403, code: 'mustChangePassword' },
      })
    }
    expect(await office.call('GET auth/info', { token })).toMatchObject({
      status: 200,
      body: { mustChangePassword: true },
    })
    expect((await change(token)).status).toBe(200)
    expect((await office.call('GET api/menus/build', { token })).status).toBe(200)
    expect((await office.call('GET auth/info', { token })).body).toMatchObject({ mustChangePassword: false })
  })

  it('is not replaced by itself, and lets its owner sign out', async () => {
    const { token } = await newcomer('stubborn')
    expect((await change(token, oneTime)).body['errors']).toEqual({ newPassword: 'Must differ from the old one' })
    expect((await office.call('GET api/users', { token })).status).toBe(403)
    expect((await office.call('DELETE auth/logout', { token })).status).toBe(200)
    expect((await office.call('GET auth/info', { token })).status).toBe(401)
  })

  it('holds back everything that asks for a token, on every host, until it is replaced', async () => {
    const { token } = await newcomer('elsewhere')
    const deaf = await createSessions({
      database: { ...office.database, listen: async () => async () => {} },
      clock: office.clock.read,
    })
    const there = () => deaf.authenticate({ headers: { authorization: token } })
    await expect(there()).rejects.toMatchObject({ status: 403, code: 'mustChangePassword' })
    await change(token)
    await expect(there()).resolves.toMatchObject({ mustChangePassword: false })
    await deaf.close()
  })

  it('is replaced by a new password found with a code too', async () => {
    const { id } = await newcomer('forgot')
    const phone = '13766660001'
    await office.database.db.updateTable('operator').set({ phone }).where('id', '=', id).execute()
    await office.call('POST api/code/phone', { body: { phone } })
    const code = /\d{6}/.exec((await office.messages(phone))[0]!)![0]
    await office.call('PUT api/findPass', {
      body: { channel: 'phone', target: phone, code, newPassword: 'found again', again: 'found again' },
    })
    expect((await office.login('forgot', { password: 'found again' })).body).toMatchObject({
      status: 1,
      user: { mustChangePassword: false },
    })
  })
})
