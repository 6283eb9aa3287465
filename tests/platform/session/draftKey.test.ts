import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeAbove } from '../../support/database.ts'
import { BackOffice, password } from './backOffice.ts'

describeAbove('the key of unsaved changes', engine => {
  let office: BackOffice
  beforeAll(async () => {
    office = await BackOffice.open(await engine.openSeeded())
  })
  afterAll(() => office.close())

  const keyOf = async (token: string): Promise<unknown> =>
    (await office.call('GET auth/info', { token })).body['draftKey']

  it('is 32 bytes of one operator, the same after each sign-in and each new password', async () => {
    const { token } = await office.signedIn('zhao')
    const key = await keyOf(token)
    expect(key).toMatch(/^[\da-f]{64}$/)
    expect(await keyOf(await office.token('zhao'))).toBe(key)
    const again = await office.token('zhao')
    const changed = await office.call('POST api/users/updatePass/', {
      token: again,
      body: { oldPassword: password, newPassword: 'another-1-word', again: 'another-1-word' },
    })
    expect(changed.status).toBe(200)
    expect(await keyOf(again)).toBe(key)
  })

  it('is another for each operator', async () => {
    const keys = await Promise.all(['qian', 'sun', 'li'].map(async name => keyOf((await office.signedIn(name)).token)))
    expect(new Set(keys).size).toBe(3)
  })

  it('is told by no other call, and to nobody else', async () => {
    const { id, token } = await office.signedIn('zhou')
    const key = String(await keyOf(token))
    expect((await office.call('GET auth/info')).status).toBe(401)
    expect(JSON.stringify((await office.login('zhou')).body)).not.toContain(key)
    const { token: admin } = await office.signedIn('wu')
    for (const line of ['GET api/Allusers?size=1000', `GET api/operator/${id}`, `GET api/operator/${id}/history`]) {
      expect(JSON.stringify((await office.call(line, { token: admin })).body)).not.toContain(key)
    }
    expect(await keyOf(admin)).not.toBe(key)
  })
})
