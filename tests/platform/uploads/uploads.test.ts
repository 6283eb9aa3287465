import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openFiles } from '../../../server/platform/storage/Files.ts'
import { removeUnused } from '../../../server/system/removeUnused.ts'
import { describeAbove } from '../../support/database.ts'
import { onePlace } from '../../support/places.ts'
import { BackOffice } from '../session/backOffice.ts'
import type { Reply } from '../session/backOffice.ts'
import { bomb, formOf, withPlace } from './pictures.ts'

const hour = 3_600_000

describeAbove('uploads', engine => {
  let office: BackOffice
  let admin: { id: number; token: string }
  let doctor: { id: number; token: string }
  let demo: { id: number; token: string }

  beforeAll(async () => {
    office = await BackOffice.open(await engine.openSeeded())
    admin = await office.signedIn('root')
    doctor = await office.signedIn('ada', { role: 'doctor', hospital: office.hospitals.hospital, dataScope: 'own' })
    demo = await office.signedIn('guest', { role: 'demo', isExperience: true })
  })
  afterAll(() => office?.close())

  const send = async (token: string | undefined, ...form: Parameters<typeof formOf>): Promise<Reply> => {
    const { payload, contentType } = await formOf(...form)
    const reply = await office.app.inject({
      method: 'POST',
      url: '/api/upload',
      payload,
      headers: { 'content-type': contentType, language: 'en', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    })
    return { status: reply.statusCode, body: reply.json<Record<string, unknown>>() }
  }
  /** Looks as a page does: with the session's cookie and no bearer token. */
  const look = (url: unknown, token = admin.token) =>
    office.app.inject({ url: String(url), headers: { cookie: `lang=en; Admin-Token=${token}` } })
  const uploaded = async (token: string): Promise<{ key: string; keyUrl: string }> => {
    const { status, body } = await send(token, await withPlace('png'))
    expect(status).toBe(200)
    return body as { key: string; keyUrl: string }
  }

  it('are drawn anew: upright, in bounds, and without the place and the camera', async () => {
    for (const format of ['jpeg', 'png'] as const) {
      const original = await withPlace(format, 3000, 2000)
      expect((await sharp(original).metadata()).exif?.includes('SecretCamera')).toBe(true)
      const { body } = await send(admin.token, original, { filename: '照片.exe', type: 'text/html' })
      const reply = await look(body['keyUrl'])
      expect(reply.statusCode).toBe(200)
      const { format: stored, width, height, exif, xmp, icc } = await sharp(reply.rawPayload).metadata()
      expect({ stored, width, height, exif, xmp, icc }).toEqual({
        stored: 'webp',
        width: 683,
        height: 1024,
        exif: undefined,
        xmp: undefined,
        icc: undefined,
      })
      expect(reply.rawPayload.includes('SecretCamera')).toBe(false)
    }
  })

  it('are shown as pictures and as nothing else', async () => {
    const { keyUrl } = await uploaded(admin.token)
    const { headers } = await look(keyUrl)
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': 'inline',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    expect(headers['cache-control']).toMatch(/^private, max-age=\d+, immutable$/)
    expect(headers['vary']).toContain('Cookie')
  })

  it('drop what was hidden behind a picture', async () => {
    const { body } = await send(
      admin.token,
      Buffer.concat([await withPlace('png'), Buffer.from('<script>alert(1)</script>')]),
    )
    const { rawPayload } = await look(body['keyUrl'])
    expect(rawPayload.includes('script')).toBe(false)
  })

  it.each([
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'],
    ['a script', '#!/bin/sh\nrm -rf /\n'],
    ['nothing', ''],
    ['half a PNG', Buffer.from('89504e470d0a1a0a0000', 'hex')],
    ['a GIF', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
    ['a PDF', '%PDF-1.7\n1 0 obj<<>>endobj'],
    ['a bomb of pixels', bomb(60_000)],
  ])('that are %s, but named .png, are refused at the field', async (_what, bytes) => {
    const reply = await send(admin.token, bytes)
    expect(reply).toMatchObject({
      status: 400,
      body: { code: 'invalid', errors: { file: 'Not a picture that can be used; choose a JPEG, PNG or WebP file' } },
    })
  })

  it('of 6 MB, or of far more, are refused at the field', async () => {
    for (const size of [6, 12]) {
      const reply = await send(admin.token, new Uint8Array(size * 1_048_576))
      expect(reply).toMatchObject({ status: 400, body: { errors: { file: 'The file cannot exceed 5 MB' } } })
    }
  })

  it('need a file, one file, and nothing else', async () => {
    expect(await office.call('POST api/upload', { token: admin.token, body: {} })).toMatchObject({
      status: 400,
      body: { errors: { file: expect.stringMatching(/ cannot be empty$/) } },
    })
    expect(await office.call('POST api/upload', { token: admin.token, body: { file: 'abc' } })).toMatchObject({
      status: 400,
      body: { errors: { file: 'Choose a file' } },
    })
    expect(await send(admin.token, await withPlace('png'), { name: 'other' })).toMatchObject({
      status: 400,
      body: { errors: { file: expect.stringMatching(/ cannot be empty$/), other: 'Unknown field' } },
    })
    expect(await send(admin.token, await withPlace('png'), { more: { operator: '7' } })).toMatchObject({
      status: 400,
      body: { errors: { operator: 'Unknown field' } },
    })
    const broken = await office.app.inject({
      method: 'POST',
      url: '/api/upload',
      payload: '--x\r\nnonsense',
      headers: { 'content-type': 'multipart/form-data; boundary=x', authorization: `Bearer ${admin.token}` },
    })
    expect(broken.statusCode).toBe(400)
    const elsewhere = await formOf('x')
    const json = await office.app.inject({
      method: 'POST',
      url: '/api/hospital',
      payload: elsewhere.payload,
      headers: { 'content-type': elsewhere.contentType, authorization: `Bearer ${admin.token}` },
    })
    expect(json.statusCode).toBe(415)
  })

  it('are for those who are signed in, demo accounts apart', async () => {
    const picture = await withPlace('png')
    expect(await send(undefined, picture)).toMatchObject({ status: 401 })
    expect(await send(demo.token, picture)).toMatchObject({ status: 403, body: { code: 'demo' } })
  })

  it('are shown at their own address alone', async () => {
    const { key, keyUrl } = await uploaded(admin.token)
    const other = await uploaded(admin.token)
    expect(keyUrl).toMatch(/^\/api\/file\/[0-9a-f]{32}\/[\w-]{16}$/)
    const signature = keyUrl.split('/').at(-1)!
    const wrong = [
      `/api/file/${key}`,
      `/api/file/${key}/`,
      `/api/file/${other.key}/${signature}`,
      `/api/file/${key}/${'A'.repeat(16)}`,
      `/api/file/${key}/${signature}A`,
      `/api/file/${key}/${signature.slice(1)}`,
      ...[
        '..%2f..%2fetc%2fpasswd',
        '..',
        '%2e%2e%2f%2e%2e',
        `${key.slice(0, 31)}%2f`,
        key.toUpperCase(),
        `${key}.webp`,
      ].map(one => `/api/file/${one}/${signature}`),
    ]
    for (const address of wrong)
      expect({ address, status: (await look(address)).statusCode }).toEqual({ address, status: 404 })
    expect((await look(keyUrl)).statusCode).toBe(200)
  })

  it('are shown to the session alone that was given the address, and no longer than it lives', async () => {
    const { token: first } = await office.signedIn('first')
    const { keyUrl } = await uploaded(first)
    expect((await look(keyUrl, first)).statusCode).toBe(200)
    expect((await office.app.inject({ url: keyUrl, headers: { authorization: `Bearer ${first}` } })).statusCode).toBe(
      200,
    )
    expect(
      (
        await office.app.inject({
          url: keyUrl,
          headers: { authorization: 'Basic cHJveHk6cHJveHk=', cookie: `Admin-Token=${first}` },
        })
      ).statusCode,
    ).toBe(200)
    for (const token of [admin.token, 'nonsense', '']) expect((await look(keyUrl, token)).statusCode).toBe(404)
    expect((await office.app.inject({ url: keyUrl })).statusCode).toBe(404)
    // Looking is no use of the session, which ends by itself in spite of it.
    await office.call('DELETE auth/logout', { token: first })
    expect((await look(keyUrl, first)).statusCode).toBe(404)
    const grace = await office.signedIn('grace', {
      role: 'doctor',
      hospital: office.hospitals.hospital,
      dataScope: 'own',
    })
    const { keyUrl: another } = await uploaded(grace.token)
    office.clock.advance(13 * hour)
    expect((await look(another, grace.token)).statusCode).toBe(404)
    office.clock.advance(-13 * hour)
  })

  it('are opened by every host of the database', async () => {
    const { keyUrl } = await uploaded(admin.token)
    const elsewhere = await openFiles(office.database, onePlace(office.storage))
    const [key, signature] = keyUrl.split('/').slice(-2) as [string, string]
    expect(elsewhere.address(key, admin.token)).toBe(keyUrl)
    expect(elsewhere.isOwn({ key, signature }, admin.token)).toBe(true)
  })

  describe('in a record', () => {
    const edit = (token: string, id: number, avatar: unknown) =>
      office.call('PUT api/editSysUser', { token, body: { id, avatar } })

    it('are answered with their address beside the key, which may come back as it was', async () => {
      const { key } = await uploaded(admin.token)
      const reply = await edit(admin.token, doctor.id, key)
      expect(reply).toMatchObject({ status: 200, body: { avatar: key } })
      expect((await look(reply.body['avatarUrl'])).statusCode).toBe(200)
      expect(
        await office.call('PUT api/editSysUser', { token: admin.token, body: { ...reply.body, name: 'Ada L.' } }),
      ).toMatchObject({ status: 200, body: { name: 'Ada L.', avatar: key } })
      const list = await office.call('GET api/Allusers?size=50', { token: admin.token })
      expect((list.body['content'] as Record<string, unknown>[]).find(one => one['id'] === doctor.id)).toMatchObject({
        avatar: key,
        avatarUrl: reply.body['avatarUrl'],
      })
      expect(await edit(admin.token, doctor.id, null)).toMatchObject({
        status: 200,
        body: { avatar: null, avatarUrl: null },
      })
    })

    it('must be there, and be uploaded by whoever saves them', async () => {
      const { key } = await uploaded(doctor.token)
      const answer = { status: 400, body: { errors: { avatar: 'There is no such picture any more; upload it again' } } }
      for (const avatar of [key, 'f'.repeat(32), '../../etc/passwd', 7])
        expect(await edit(admin.token, doctor.id, avatar)).toMatchObject(answer)
    })
  })

  it('that no record holds are removed after a day, and pictures that others took the place of', async () => {
    const [held, left] = [await uploaded(admin.token), await uploaded(admin.token)]
    await office.call('PUT api/editSysUser', { token: admin.token, body: { id: doctor.id, avatar: held.key } })
    const remove = () => office.work({ name: 'removeUnusedUploads', cron: '', run: removeUnused })
    await remove()
    expect((await look(left.keyUrl)).statusCode).toBe(200)
    office.clock.advance(25 * hour)
    const token = await office.token('root')
    expect(
      await office.call('PUT api/editSysUser', { token, body: { id: doctor.id, avatar: left.key } }),
    ).toMatchObject({ status: 400 })
    expect(await remove()).toBeGreaterThan(0)
    expect(
      [await office.storage.get(held.key), await office.storage.get(left.key)].map(one => one !== undefined),
    ).toEqual([true, false])
    await office.call('PUT api/editSysUser', { token, body: { id: doctor.id, avatar: null } })
    expect(await remove()).toBe(1)
    expect(await office.storage.get(held.key)).toBeUndefined()
  })

  it('cannot fill the disk', async () => {
    const at = office.clock.now.toISOString()
    await office.database.db
      .insertInto('upload')
      .values(
        Array.from({ length: 500 }, (_, i) => ({ key: `full${i}`, operator: doctor.id, size: 1, created_at: at })),
      )
      .execute()
    expect(await send(await office.token('ada'), await withPlace('png'))).toMatchObject({ status: 429 })
  })
})
