import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeAbove } from '../../support/database.ts'
import { BackOffice } from '../../platform/session/backOffice.ts'

interface Told {
  readonly title: string
  readonly content: string
  readonly isNew: boolean
  readonly link: { readonly resource: string; readonly id: number; readonly part?: string } | null
}

describeAbove('comments', engine => {
  let office: BackOffice
  let root: { id: number; token: string }
  let doctor: { id: number; token: string }
  let nurse: { id: number; token: string }
  let stranger: { id: number; token: string }
  let trainer: { id: number; token: string }
  let demo: { id: number; token: string }
  let child: number
  let elsewhere: number

  beforeAll(async () => {
    office = await BackOffice.open(await engine.openSeeded())
    const { hospital, elsewhere: other } = office.hospitals
    root = await office.signedIn('root')
    doctor = await office.signedIn('doctor', { role: 'doctor', hospital, dataScope: 'own' })
    nurse = await office.signedIn('nurse', { role: 'nurse', hospital, dataScope: 'own' })
    trainer = await office.signedIn('trainer', { role: 'trainer', hospital, dataScope: 'ownPatients' })
    stranger = await office.signedIn('stranger', { role: 'doctor', hospital: other, dataScope: 'own' })
    demo = await office.signedIn('demo', { role: 'demo', hospital, dataScope: 'own', isExperience: true })
    child = await office.patient('欧阳晓晓', hospital)
    elsewhere = await office.patient('司马光', other)
  })
  afterAll(() => office.close())

  const names = (...ids: readonly number[]) => ids.map(operator => ({ operator }))
  const write = (body: Readonly<Record<string, unknown>>, { token } = doctor) =>
    office.call('POST api/comment', { token, body })
  const made = async (body: Readonly<Record<string, unknown>>, who = doctor): Promise<number> => {
    const reply = await write(body, who)
    expect(reply, JSON.stringify(reply.body)).toMatchObject({ status: 200 })
    return Number(reply.body['id'])
  }
  const read = async (id: number, { token } = doctor) => office.call(`GET api/comment/${id}`, { token })
  const listed = async ({ token } = doctor, query = '') =>
    (
      (await office.call(`GET api/comment?size=100${query}`, { token })).body['content'] as readonly { id: number }[]
    ).map(({ id }) => id)
  const told = async ({ token }: { token: string }, language: 'en' | 'cn' = 'en') =>
    (await office.call('GET api/sysNotice?type=1', { token, language })).body['content'] as readonly Told[]
  const offered = async (query: string, { token } = doctor) => {
    const reply = await office.app.inject({
      url: `/api/comment/colleagues?${query}`,
      headers: { authorization: `Bearer ${token}` },
    })
    return (reply.json() as readonly { id: number }[]).map(({ id }) => id)
  }

  it('offer those alone as names who may see the record', async () => {
    expect(new Set(await offered(`patient=${child}`))).toEqual(new Set([root.id, doctor.id, nurse.id]))
    const { id } = await office.database.db
      .insertInto('doctor')
      .values({ name: '训练师', hospital: office.hospitals.hospital, occupation: 'trainer', operator: trainer.id })
      .returning('id')
      .executeTakeFirstOrThrow()
    const own = await office.patient('南宫', office.hospitals.hospital, { trainer: id })
    expect(await offered(`patient=${own}`)).toContain(trainer.id)
    expect(await offered(`patient=${child}`)).not.toContain(trainer.id)
  })

  it('tell who is named, in their language and with a way to the record, and nothing of what was said', async () => {
    await made({ patient: child, text: '请看一下欧阳晓晓', named: names(nurse.id, doctor.id) })
    const [notice] = await told(nurse)
    expect(notice).toMatchObject({
      title: 'doctor named you in a comment',
      isNew: true,
      link: { resource: 'patient', id: child, part: 'comments' },
    })
    expect(JSON.stringify(notice)).not.toContain('欧阳')
    expect((await told(nurse, 'cn'))[0]!.title).toBe('doctor 在评论中提到了您')
    expect(await told(doctor)).toEqual([])
  })

  it('refuse a name that may not see the record, and then keep and tell nothing', async () => {
    const before = await listed()
    for (const named of [[stranger.id], [demo.id], [trainer.id], [nurse.id, 999_999]]) {
      expect(await write({ patient: child, text: '不该发出', named: names(...named) })).toMatchObject({
        status: 400,
        body: { errors: { named: 'Somebody here may not see this record, and cannot be named' } },
      })
    }
    expect(await listed()).toEqual(before)
    expect(await told(stranger)).toEqual([])
  })

  it('are about one record that the author may see', async () => {
    expect((await write({ text: '没有记录' })).status).toBe(400)
    expect(await write({ patient: child, hospital: office.hospitals.hospital, text: '两条记录' }, root)).toMatchObject({
      status: 400,
      body: { errors: { hospital: 'Say which one record the comment is about' } },
    })
    expect(await write({ patient: elsewhere, text: '别处的患者' })).toMatchObject({
      status: 400,
      body: { errors: { patient: expect.any(String) } },
    })
    // A nurse has no right to look at organisations.
    expect(await write({ hospital: office.hospitals.hospital, text: '机构' }, nurse)).toMatchObject({
      status: 400,
      body: { errors: { hospital: expect.any(String) } },
    })
    expect(await write({ patient: child, text: '' })).toMatchObject({
      status: 400,
      body: { errors: { text: expect.any(String) } },
    })
    expect((await write({ patient: child, text: '长'.repeat(5001) })).status).toBe(400)
    expect((await write({ patient: child, text: '体验' }, demo)).status).toBe(403)
  })

  it('are seen by those who may see their record, wherever they are read', async () => {
    const [here, there, ofHospital] = [
      await made({ patient: child, text: '本院' }),
      await made({ patient: elsewhere, text: '别处' }, root),
      await made({ hospital: office.hospitals.hospital, text: '机构' }, root),
    ]
    expect(await listed(nurse)).toContain(here)
    expect(await listed(nurse)).not.toContain(there)
    expect(await listed(nurse)).not.toContain(ofHospital)
    expect(await listed(stranger)).toEqual([there])
    expect(await listed(trainer)).not.toContain(here)
    expect(await listed(root)).toEqual(expect.arrayContaining([here, there, ofHospital]))
    expect((await read(there)).status).toBe(404)
    for (const line of [
      `PUT api/comment/finish/${there}`,
      `PUT api/comment/reopen/${there}`,
      `PUT api/comment/text/${there}`,
      `DELETE api/comment/${there}`,
    ]) {
      expect((await office.call(line, { token: doctor.token, body: { text: '改' } })).status, line).toBe(404)
    }
  })

  it('keep text as it was typed', async () => {
    const text = '<script>alert(1)</script>\nhttps://example.com/?a=1&b=2'
    expect((await read(await made({ patient: child, text }))).body['text']).toBe(text)
  })

  it('are open until somebody says that they are done, and again after that', async () => {
    const id = await made({ patient: child, text: '复查', named: names(nurse.id) })
    expect(await listed(nurse, `&done=false&named=${nurse.id}`)).toContain(id)
    expect(await office.call(`PUT api/comment/finish/${id}`, { token: nurse.token })).toMatchObject({
      status: 200,
      body: { done: true, doneBy: nurse.id, doneAt: office.clock.now.toISOString() },
    })
    expect(await listed(nurse, `&done=false&named=${nurse.id}`)).not.toContain(id)
    expect((await office.call(`PUT api/comment/finish/${id}`, { token: nurse.token })).status).toBe(409)
    expect(
      await office.call(`PUT api/comment/text/${id}`, { token: doctor.token, body: { text: '改' } }),
    ).toMatchObject({ status: 409, body: { message: 'This comment is done; open it again first' } })
    expect(await office.call(`PUT api/comment/reopen/${id}`, { token: doctor.token })).toMatchObject({
      status: 200,
      body: { done: false, doneBy: null, doneAt: null, reopenedBy: doctor.id },
    })
  })

  it('are changed and removed by their author alone, and who is named anew is told once', async () => {
    const id = await made({ patient: child, text: '第一稿', named: names(nurse.id) })
    const before = [(await told(nurse)).length, (await told(root)).length]
    const edit = (who: { token: string }, version = 1) =>
      office.call(`PUT api/comment/text/${id}`, {
        token: who.token,
        body: { version, text: '第二稿', named: names(nurse.id, root.id) },
      })
    expect((await edit(nurse)).status).toBe(409)
    expect((await office.call(`DELETE api/comment/${id}`, { token: nurse.token })).status).toBe(409)
    expect((await read(id, nurse)).body['unavailableReasons']).toMatchObject({
      remove: 'Only its author can change or delete a comment',
    })
    expect((await edit(doctor)).status).toBe(200)
    // What another tab wrote since is not overwritten.
    expect((await edit(doctor)).status).toBe(409)
    expect((await read(id)).body).toMatchObject({
      text: '第二稿',
      named: [nurse.id, root.id],
      editedAt: expect.any(String),
    })
    expect([(await told(nurse)).length, (await told(root)).length]).toEqual([before[0], before[1]! + 1])
    expect((await office.call(`DELETE api/comment/${id}`, { token: doctor.token })).status).toBe(200)
    expect((await read(id)).status).toBe(404)
  })

  it('cannot be counted, found, sorted out or exported by others than those who see their record', async () => {
    await made({ patient: elsewhere, text: '只给别院', named: names(stranger.id) }, stranger)
    const [, seen] = [await made({ patient: child, text: '本院' }), await listed(nurse)]
    for (const query of [
      '',
      `&patient=${elsewhere}`,
      `&named=${stranger.id}`,
      `&createdBy=${stranger.id}`,
      `&q=${encodeURIComponent('司马光')}`,
      '&sort=patient,asc',
      `&hospital=${office.hospitals.hospital}`,
    ]) {
      const { status, body } = await office.call(`GET api/comment?size=100${query}`, { token: nurse.token })
      expect(status, query).toBe(200)
      const found = (body['content'] as readonly { id: number }[]).map(({ id }) => id)
      expect(body['totalElements'], query).toBe(found.length)
      expect(
        found.filter(id => !seen.includes(id)),
        query,
      ).toEqual([])
    }
    const nobody = await office.signedIn('clerk', { role: [], hospital: office.hospitals.hospital, dataScope: 'own' })
    expect((await office.call('GET api/comment', { token: nobody.token })).status).toBe(403)
    expect(await offered(`patient=${child}`)).not.toContain(nobody.id)
    expect((await write({ patient: child, text: '不该发出', named: names(nobody.id) })).status).toBe(400)
    expect((await office.call(`GET api/comment/colleagues?patient=${elsewhere}`, { token: nurse.token })).status).toBe(
      400,
    )
  })

  it('follow a patient to another organisation, whose operators alone see them then', async () => {
    const moving = await office.patient('慕容', office.hospitals.hospital)
    const id = await made({ patient: moving, text: '转院前' })
    expect((await read(id, stranger)).status).toBe(404)
    const { body } = await office.call(
      `GET api/patient/transferPreview/${moving}?hospital=${office.hospitals.elsewhere}`,
      { token: root.token },
    )
    expect(
      await office.call(`PUT api/patient/transfer/${moving}`, {
        token: root.token,
        body: { hospital: office.hospitals.elsewhere, reason: '搬家', previewToken: body['previewToken'] },
      }),
    ).toMatchObject({ status: 200 })
    expect((await read(id, stranger)).body).toMatchObject({ text: '转院前', patient: moving })
    expect((await read(id)).status).toBe(404)
    expect(await offered(`patient=${moving}`, stranger)).not.toContain(nurse.id)
  })

  it('stand at the patient who stays when two are merged', async () => {
    const [survivor, other] = [
      await office.patient('长孙', office.hospitals.hospital),
      await office.patient('长孙晓', office.hospitals.hospital),
    ]
    const id = await made({ patient: other, text: '同一个孩子' })
    const { body } = await office.call(`GET api/patient/mergePreview?survivor=${survivor}&other=${other}`, {
      token: root.token,
    })
    expect(
      await office.call('PUT api/patient/merge', {
        token: root.token,
        body: { survivor, other, reason: '重复', previewToken: body['previewToken'] },
      }),
    ).toMatchObject({ status: 200 })
    expect((await read(id)).body).toMatchObject({ text: '同一个孩子', patient: survivor })
  })

  it('stay with a record that is deleted, and take no new ones there', async () => {
    const gone = await office.patient('端木', office.hospitals.hospital)
    const id = await made({ patient: gone, text: '已删除患者的评论' })
    await office.database.db.updateTable('patient').set({ deleted: true }).where('id', '=', gone).execute()
    expect((await read(id)).status).toBe(200)
    expect((await write({ patient: gone, text: '再写' })).status).toBe(400)
    expect((await office.call(`PUT api/comment/finish/${id}`, { token: doctor.token })).status).toBe(200)
  })
})
